import type { Plugin } from 'vite';

const styleImport = /import (\w+) from (['"]\.[^'"]+\.module\.css['"])/g;
/** Vite exports every class under its name, except for those that are also words of the language. */
const reserved = new Set(
  'break case catch class const continue debugger default delete do else enum export extends false finally for function if import in instanceof new null return super switch this throw true try typeof var void while with yield let static implements interface package private protected public await arguments eval'.split(
    ' ',
  ),
);

/**
 * Imports the classes of a style module one by one, so that the bundler writes their names where they are used. An
 * object with all of them would be in the scripts, too. Components that choose a class by a computed name need it.
 */
export const inlinedClassNames: Plugin = {
  name: 'inlined-class-names',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\.tsx?$/ },
    handler: (code) => ({ code: withNamespaces(code), map: null }),
  },
};

/** The rules of a style module stay in the style sheet, although no script needs anything of the module any more. */
export const keptStyles: Plugin = {
  name: 'kept-styles',
  apply: 'build',
  enforce: 'post',
  transform: {
    filter: { id: /\.module\.css$/ },
    handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
  },
};

/** Only adds to lines, so that errors still name the right one. */
export function withNamespaces(code: string): string {
  return code.replaceAll(styleImport, (statement: string, name: string, path: string) =>
    readsOnlyNamed(code.replace(statement, ''), name) ? `import * as ${name} from ${path}` : statement,
  );
}

function readsOnlyNamed(code: string, name: string): boolean {
  const uses = [...code.matchAll(new RegExp(`(?<![\\w$.'"/-])${name}\\b(?:\\.(\\w+))?`, 'g'))];
  return uses.every(([, property]) => property !== undefined && !reserved.has(property));
}
