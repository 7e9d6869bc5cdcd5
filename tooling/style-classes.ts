import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { sourceFiles } from './source-imports.ts';

const STYLE_IMPORT = /import (\w+) from '(\.[^']+\.module\.css)'/g;
const CLASS_NAME = /\.([A-Za-z_][\w-]*)/g;
const COMMENT = /\/\*.*?\*\//gs;

/** The classes that components use by name although their style sheet has no rule for them. */
export function missingClasses(root: string, folder: string): string[] {
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  return sourceFiles(root, folder).flatMap((file) => {
    const source = read(file);
    return [...source.matchAll(STYLE_IMPORT)].flatMap(([statement, name = '', path = '']) => {
      const defined = classesIn(read(posix.join(posix.dirname(file), path)));
      return usedClasses(source.replace(statement, ''), name)
        .filter((used) => !defined.has(used))
        .map((used) => `${file}: ${name}.${used}`);
    });
  });
}

/** The names of the classes that a style sheet has rules for. */
export function classesIn(sheet: string): Set<string> {
  return new Set([...sheet.replaceAll(COMMENT, '').matchAll(CLASS_NAME)].map(([, name = '']) => name));
}

/** The classes that are read from an imported style sheet by name, without those that are computed. */
export function usedClasses(source: string, name: string): string[] {
  return [...source.matchAll(new RegExp(`(?<![\\w/])${name}\\.(\\w+)`, 'g'))].map(([, used = '']) => used);
}
