import { relative } from 'node:path';
import type { ClientManifest, PageStyles } from '@chalkline/contract/pages';
import type { Plugin, Rolldown } from 'vite';

/** Writes the style sheets of the pages and says which is whose. */
type WriteStyles = (context: Rolldown.PluginContext, bundle: Rolldown.OutputBundle) => PageStyles;

/**
 * Writes which files each module needs that a browser loads by itself. Vite's own manifest names a module only if it
 * has a file of its own, and most have none: they are in a file with others.
 */
export function clientManifest(fileName: string, writeStyles?: WriteStyles): Plugin {
  let root = '';
  return {
    name: 'client-manifest',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved: (config) => {
      root = config.root;
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const isLoadedByItself = (id: string) => {
          const module = this.getModuleInfo(id);
          return module !== null && (module.isEntry || module.dynamicImporters.length > 0);
        };
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const scripts = chunks.flatMap((chunk) =>
          modulesOf(chunk)
            .filter(isLoadedByItself)
            .map((id) => [relative(root, id), filesFor(chunk, bundle)] as const),
        );
        const styles = writeStyles?.(this, bundle);
        const manifest: ClientManifest = {
          scripts: Object.fromEntries(scripts),
          ...(styles ? { styles } : {}),
        };
        this.emitFile({ type: 'asset', fileName, source: JSON.stringify(manifest) });
      },
    },
  };
}

function modulesOf({ facadeModuleId, moduleIds }: Rolldown.OutputChunk): string[] {
  return facadeModuleId ? [...new Set([...moduleIds, facadeModuleId])] : moduleIds;
}

/** The file of a chunk, and all that it imports. */
function filesFor(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): string[] {
  const files = new Set([chunk.fileName]);
  // The loop also visits what is added to the set meanwhile.
  for (const name of files) {
    const file = bundle[name];
    // What `helpers-with-react.ts` has put into another file is no longer in the bundle.
    if (file?.type === 'chunk') for (const next of file.imports) if (bundle[next]) files.add(next);
  }
  return [...files];
}
