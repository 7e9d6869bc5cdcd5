import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const ownHash = createHash('sha256')
  .update(readFileSync(join(import.meta.dirname, 'helpers-with-react.ts')))
  .digest('hex');

/**
 * The bundler always writes its helpers into a file of their own, which every page would have to request. This puts
 * them into React's file, which every page loads before all others. Browsers keep files by their names, which the
 * bundler has found before: so this file is a part of their hashes.
 */
export const helpersWithReact: Plugin = {
  name: 'helpers-with-react',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  augmentChunkHash: () => ownHash,
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const helpers = chunkNamed('rolldown-runtime', chunks);
      const react = chunkNamed('react', chunks);
      for (const chunk of chunks) chunk.code = putHelpersIntoReact(chunk, helpers, react);
      delete bundle[helpers.fileName];
    },
  },
};

function chunkNamed(name: string, chunks: readonly Rolldown.OutputChunk[]): Rolldown.OutputChunk {
  const chunk = chunks.find((one) => one.name === name);
  if (!chunk) throw new Error(`The bundler has written no file ${name}.`);
  return chunk;
}

/** The names under which React's file exports the helpers, such as `helper_t`. Its own exports are shorter. */
const exported = (name: string) => `helper_${name}`;

interface ScriptFile {
  readonly fileName: string;
  readonly code: string;
}

/** The code of any file once the helpers are in React's. */
export function putHelpersIntoReact(file: ScriptFile, helpers: ScriptFile, react: ScriptFile): string {
  const importsHelpers = new RegExp(`import\\{([^}]*)\\}from"\\./${nameIn(helpers)}";`);
  const [statement, list] = importsHelpers.exec(file.code) ?? [];
  if (statement === undefined || list === undefined) {
    if (file.code.includes(nameIn(helpers)))
      throw new Error(`${file.fileName} imports the helpers in an unknown way.`);
    return file.code;
  }
  if (file.fileName !== react.fileName) {
    const imported = namesIn(list).map(([name, local]) => `${exported(name)} as ${local}`);
    return file.code.replace(statement, () => `import{${imported}}from"./${nameIn(react)}";`);
  }
  const variables = namesIn(list).map(([name, local]) => `${local}=${exported(name)}`);
  return withExports(helpers.code) + file.code.replace(statement, () => `var ${variables};`);
}

/** The names inside the helpers' file could be used in React's, so they stay in a function. */
function withExports(code: string): string {
  const [statement, list] = /export\{([^}]*)\};?\s*$/.exec(code) ?? [];
  if (statement === undefined || list === undefined)
    throw new Error('The file of the helpers exports nothing.');
  const names = namesIn(list);
  const variables = names.map(([, name]) => exported(name)).join(',');
  const values = names.map(([local]) => local).join(',');
  return `var[${variables}]=(()=>{${code.slice(0, -statement.length)}return[${values}]})();export{${variables}};`;
}

/** `t as e,n` are the names `t` and `n`, which are called `e` and `n` on the other side. */
function namesIn(list: string): [string, string][] {
  return list.split(',').map((one) => {
    const [name = '', other = name] = one.split(' as ');
    return [name, other];
  });
}

function nameIn({ fileName }: ScriptFile): string {
  return fileName.slice(fileName.lastIndexOf('/') + 1);
}
