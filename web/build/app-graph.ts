import { type Modules, type PlannedModule, sizeOf } from './modules.ts';
import { inWeb } from './web-folder.ts';

/** Where the app begins, as paths in `web/`. */
export interface Entries {
  /** The entry that loads the app. */
  readonly clientEntry: string;
  /** The route table whose pages browsers never load as scripts. */
  readonly plainRouteTable: string;
}

/** All modules that the entries reach. Modules are named by their ids. */
export interface AppGraph {
  readonly modules: Modules;
  /** Modules that load parts by themselves. All their dynamic imports count as loaded with the page. */
  readonly withDeferredParts: ReadonlySet<string>;
  readonly clientEntryId: string;
  readonly plainRouteTableId: string;
}

/** Counted as empty, because the build writes its class names where they are used (`inlined-class-names.ts`). */
const styleModule = /\.module\.css$/;

const deferringCall = /\b(?:deferred|hydratedLater|linkedDialog|neverHydrated)\(/;

export interface ModuleGraph {
  getModuleInfo(
    id: string,
  ): { code: string | null; importedIds: string[]; dynamicallyImportedIds: string[] } | null;
}

export function readGraph({ clientEntry, plainRouteTable }: Entries, graph: ModuleGraph): AppGraph {
  const [clientEntryId, plainRouteTableId] = [inWeb(clientEntry), inWeb(plainRouteTable)];
  const modules = new Map<string, PlannedModule>();
  const withDeferredParts = new Set<string>();
  // The loop also visits what is added to the set meanwhile.
  const found = new Set([clientEntryId, plainRouteTableId]);
  for (const id of found) {
    const info = graph.getModuleInfo(id);
    if (!info) continue;
    const { importedIds: imports, dynamicallyImportedIds: dynamicImports } = info;
    const code = info.code ?? '';
    modules.set(id, { size: styleModule.test(id) ? 0 : sizeOf(code), imports, dynamicImports });
    if (deferringCall.test(code)) withDeferredParts.add(id);
    for (const next of [...imports, ...dynamicImports]) found.add(next);
  }
  return { modules, withDeferredParts, clientEntryId, plainRouteTableId };
}
