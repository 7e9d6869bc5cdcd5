import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';
import type { SourceImport } from './import-direction.ts';

const SOURCE_FILE = /\.(ts|tsx|mjs)$/;

/** Every import of every source file below the given folders, including type imports and dynamic ones. */
export function readSourceImports(root: string, folders: string[]): SourceImport[] {
  return folders
    .flatMap((folder) => sourceFiles(root, folder))
    .flatMap((file) =>
      importSpecifiers(file, readFileSync(join(root, file), 'utf8')).map((specifier) => ({
        file,
        specifier,
      })),
    );
}

/** The specifiers of the imports and re-exports of one file, each once. */
export function importSpecifiers(file: string, source: string): string[] {
  const parsed = parseSync(file, source);
  const { module, errors } = parsed;
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const imported = module.staticImports.map(({ moduleRequest }) => moduleRequest.value);
  const exported = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
  );
  // The syntax tree is slow to read, and few files need it.
  const others = source.includes('import(') ? inlineImports(parsed.program) : [];
  return [...new Set([...imported, ...exported, ...others])];
}

/** Dynamic imports, and imports within types. */
function inlineImports(program: ESTree.Program): string[] {
  const found: string[] = [];
  const keep = (literal: unknown) => {
    if (isText(literal)) found.push(literal.value);
  };
  new Visitor({
    ImportExpression: (node) => keep(node.source),
    TSImportType: (node) => keep(node.source),
  }).visit(program);
  return found;
}

function isText(node: unknown): node is { value: string } {
  return typeof node === 'object' && node !== null && 'value' in node && typeof node.value === 'string';
}

export function sourceFiles(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : sourceFiles(root, path);
    return SOURCE_FILE.test(entry.name) ? [path] : [];
  });
}
