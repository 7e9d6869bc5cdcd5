import { dirname } from 'node:path/posix';
import { type SourceImport, targetPath } from './import-direction.ts';

/**
 * Finds the groups of folders directly below `parent` that import each other, directly or by way of others.
 * Imports by tests do not count: a test may use anything.
 */
export function findFolderCycles(imports: readonly SourceImport[], parent: string): string[][] {
  const graph = folderGraph(imports, parent);
  const cycles = new Map<string, string[]>();
  for (const folder of graph.keys()) {
    const reached = reachableFrom(graph, folder);
    const cycle = [...reached].filter((other) => reachableFrom(graph, other).has(folder)).toSorted();
    if (cycle.length > 0) cycles.set(cycle.join(), cycle);
  }
  return [...cycles.values()];
}

function folderGraph(imports: readonly SourceImport[], parent: string): Map<string, Set<string>> {
  const graph = new Map<string, Set<string>>();
  for (const { file, specifier } of imports) {
    const target = targetPath(file, specifier);
    const from = isTest(file) ? undefined : folderBelow(parent, file);
    const to = target && folderBelow(parent, target);
    if (!from || !to || from === to) continue;
    graph.set(from, (graph.get(from) ?? new Set()).add(to));
  }
  return graph;
}

/** The name of the folder directly below `parent` that a file is in; nothing for a file beside these folders. */
function folderBelow(parent: string, file: string): string | undefined {
  const folder = dirname(file);
  return folder.startsWith(`${parent}/`) ? folder.slice(parent.length + 1).split('/')[0] : undefined;
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
