/** A module of the build, with the size of its code. */
export interface PlannedModule {
  readonly size: number;
  readonly imports: readonly string[];
  readonly dynamicImports: readonly string[];
}

export type Modules = ReadonlyMap<string, PlannedModule>;

/** Some modules and everything that they import, directly or not. */
export function reachableFrom(modules: Modules, entries: readonly string[]): ReadonlySet<string> {
  const reached = new Set(entries);
  // The loop also visits what is added to the set meanwhile.
  for (const id of reached) for (const next of modules.get(id)?.imports ?? []) reached.add(next);
  return reached;
}

const commentsAndIndentation = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$|^\s+/gm;

/** The size of the code without comments and indentation. */
export function sizeOf(code: string): number {
  return code.replaceAll(commentsAndIndentation, '').length;
}
