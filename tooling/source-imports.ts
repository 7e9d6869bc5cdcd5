import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'vite';
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

/** The specifiers of the imports and re-exports of one file. */
export function importSpecifiers(file: string, source: string): string[] {
  const found: string[] = [];
  const keep = (literal: unknown) => {
    if (isText(literal)) found.push(literal.value);
  };
  const { program, errors } = parseSync(file, source);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  new Visitor({
    ImportDeclaration: (node) => keep(node.source),
    ExportNamedDeclaration: (node) => keep(node.source),
    ExportAllDeclaration: (node) => keep(node.source),
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
