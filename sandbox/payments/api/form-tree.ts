export type FormTree = Map<string, string | FormTree>;

/** A deeper name is treated as an attack on the stack. */
const deepest = 8;

/** Reads `line_items[0][price]=…` and `expand[]=…`. The last value of a name counts. */
export function parseForm(text: string): FormTree {
  const tree: FormTree = new Map();
  for (const [name, value] of new URLSearchParams(text)) put(tree, stepsOf(name), value);
  return tree;
}

function stepsOf(name: string): string[] {
  const [head = '', ...rest] = name.split('[');
  return [head, ...rest.map((step) => step.replace(/\]$/, ''))].slice(0, deepest);
}

function put(tree: FormTree, [step = '', ...rest]: string[], value: string): void {
  const key = step === '' ? String(tree.size) : step;
  if (rest.length === 0) {
    tree.set(key, value);
    return;
  }
  const before = tree.get(key);
  const branch = before instanceof Map ? before : new Map();
  tree.set(key, branch);
  put(branch, rest, value);
}
