import { dirname, extname } from 'node:path/posix';
import { type SourceImport, targetPath } from './import-direction.ts';

/** The cycles between folders, for every folder of the project that contains others. */
export function findAllFolderCycles(imports: readonly SourceImport[]): string[] {
  const parents = new Set(imports.flatMap(({ file }) => foldersAbove(file)));
  return [...parents].flatMap((parent) =>
    findFolderCycles(imports, parent).map((cycle) => `${parent}: ${cycle.join(', ')}`),
  );
}

function foldersAbove(file: string): string[] {
  const folder = dirname(file);
  return folder === '.' ? [] : [folder, ...foldersAbove(folder)];
}

/**
 * Finds the groups of folders directly below `parent` that import each other, directly or by way of others.
 * A file directly in `parent` counts as a folder of its own, but a cycle of files only is allowed.
 * Imports by tests do not count: a test may use anything.
 */
export function findFolderCycles(imports: readonly SourceImport[], parent: string): string[][] {
  const graph = folderGraph(imports, parent);
  const reachable = new Map([...graph.keys()].map((name) => [name, reachableFrom(graph, name)]));
  const cycles = new Map<string, string[]>();
  for (const [name, reached] of reachable) {
    const cycle = [...reached].filter((other) => reachable.get(other)?.has(name)).toSorted();
    if (cycle.some((member) => extname(member) === '')) cycles.set(cycle.join(), cycle);
  }
  return [...cycles.values()];
}

function folderGraph(imports: readonly SourceImport[], parent: string): Map<string, Set<string>> {
  const graph = new Map<string, Set<string>>();
  for (const { file, specifier } of imports) {
    const from = isTest(file) ? undefined : nameBelow(parent, file);
    const target = from && targetPath(file, specifier);
    const to = target && nameBelow(parent, target);
    if (!from || !to || from === to) continue;
    graph.set(from, (graph.get(from) ?? new Set()).add(to));
  }
  return graph;
}

/** The name of the folder directly below `parent` that a file is in, or of the file that is directly there. */
function nameBelow(parent: string, file: string): string | undefined {
  return file.startsWith(`${parent}/`) ? file.slice(parent.length + 1).split('/')[0] : undefined;
}

function reachableFrom(graph: Map<string, Set<string>>, start: string): Set<string> {
  const reached = new Set<string>();
  const waiting = [...(graph.get(start) ?? [])];
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    if (reached.has(folder)) continue;
    reached.add(folder);
    waiting.push(...(graph.get(folder) ?? []));
  }
  return reached;
}

function isTest(file: string): boolean {
  return /\.test\.tsx?$/.test(file) || file.split('/').includes('testing');
}
