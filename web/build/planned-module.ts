/** A module of the build, with the size of its code. */
export interface PlannedModule {
  readonly size: number;
  readonly imports: readonly string[];
  readonly dynamicImports: readonly string[];
}

export type Modules = ReadonlyMap<string, PlannedModule>;
