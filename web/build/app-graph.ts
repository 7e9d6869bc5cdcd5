import { join } from 'node:path';
import { type Modules, type PlannedModule, sizeOf } from './modules.ts';

export interface AppGraph {
  readonly modules: Modules;
  /** Modules that load parts by themselves. All their dynamic imports count as loaded with the page. */
  readonly deferring: ReadonlySet<string>;
  /** The entry that loads the app. */
  readonly client: string;
  /** The route table whose pages browsers never load as scripts. */
  readonly plainScreens: string;
}

const deferringCall = /\b(?:deferred|hydratedLater|neverHydrated)\(/;

export interface ModuleGraph {
  getModuleInfo(
    id: string,
  ): { code: string | null; importedIds: string[]; dynamicallyImportedIds: string[] } | null;
}

export interface Entries {
  /** The entry that loads the app. */
  readonly client: string;
  /** The route table whose pages browsers never load as scripts. */
  readonly plainScreens: string;
}

const inWeb = (file: string) => join(import.meta.dirname, '..', file);

/** All modules that the entries reach. */
export function readGraph(entries: Entries, graph: ModuleGraph): AppGraph {
  const [client, plainScreens] = [inWeb(entries.client), inWeb(entries.plainScreens)];
  const modules = new Map<string, PlannedModule>();
  const deferring = new Set<string>();
  // The loop also visits what is added to the set meanwhile.
  const found = new Set([client, plainScreens]);
  for (const id of found) {
    const info = graph.getModuleInfo(id);
    if (!info) continue;
    const { importedIds: imports, dynamicallyImportedIds: dynamicImports } = info;
    const code = info.code ?? '';
    modules.set(id, { size: sizeOf(code), imports, dynamicImports });
    if (deferringCall.test(code)) deferring.add(id);
    for (const next of [...imports, ...dynamicImports]) found.add(next);
  }
  return { modules, deferring, client, plainScreens };
}
