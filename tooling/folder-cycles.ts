import { type SourceImport, targetPath } from './import-direction.ts';

/** For each name, the names that it imports. */
type Graph = Map<string, Set<string>>;

/**
 * Finds the groups of folders next to each other that import each other, directly or by way of others, anywhere
 * in the project. A file counts as a folder of its own, but a cycle of files only is allowed. Imports by tests do
 * not count: a test may use anything.
 */
export function findFolderCycles(imports: readonly SourceImport[]): string[] {
  return [...graphsByParent(imports)].flatMap(([parent, graph]) =>
    cyclesIn(graph)
      .filter((cycle) => cycle.some((name) => !name.includes('.')))
      .map((cycle) => `${parent}: ${cycle.join(', ')}`),
  );
}

/** An import connects two neighbours in the innermost folder that contains both of its files. */
function graphsByParent(imports: readonly SourceImport[]): Map<string, Graph> {
  const graphs = new Map<string, Graph>();
  for (const { file, specifier } of imports) {
    const target = isTest(file) ? undefined : targetPath(file, specifier);
    if (target === undefined) continue;
    const [from, to] = [file.split('/'), target.split('/')];
    const depth = from.findIndex((name, index) => name !== to[index]);
    const [fromName, toName] = [from[depth], to[depth]];
    if (fromName === undefined || toName === undefined) continue;
    const parent = from.slice(0, depth).join('/');
    const graph: Graph = graphs.get(parent) ?? new Map();
    graphs.set(parent, graph.set(fromName, (graph.get(fromName) ?? new Set()).add(toName)));
  }
  return graphs;
}

function cyclesIn(graph: Graph): string[][] {
  const reachable = new Map([...graph.keys()].map((name) => [name, reachableFrom(graph, name)]));
  const cycles = new Map<string, string[]>();
  for (const [name, reached] of reachable) {
    const cycle = [...reached].filter((other) => reachable.get(other)?.has(name)).toSorted();
    if (cycle.length > 0) cycles.set(cycle.join(), cycle);
  }
  return [...cycles.values()];
}

function reachableFrom(graph: Graph, start: string): Set<string> {
  const reached = new Set<string>();
  const waiting = [...(graph.get(start) ?? [])];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (reached.has(name)) continue;
    reached.add(name);
    waiting.push(...(graph.get(name) ?? []));
  }
  return reached;
}

function isTest(file: string): boolean {
  return /\.test\.tsx?$/.test(file) || file.split('/').includes('testing');
}
