import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from './project-root.mjs';

const valueImport =
  /^import (?!type\b)(?!\{(?: type \w+,?)+ \})[^;]*?from '@chalkline\/contract\/([\w-]+)'/gm;
const textOf = (file: string) => readFileSync(join(projectRoot, file), 'utf8');

/** The files that browsers may load. */
const webFiles = readdirSync(join(projectRoot, 'web'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|^testing\/|node_modules/.test(file))
  .map((file) => `web/${file}`);

// The schema library tries whether it may evaluate code, which the content security policy reports.
it('imports only types from files of the contract that hold schemas', () => {
  const withSchemas = webFiles.flatMap((file) =>
    [...textOf(file).matchAll(valueImport)]
      .filter(([, name]) => textOf(`contract/${name}.ts`).includes("from 'zod'"))
      .map(([, name]) => `${file} imports values from ${name}`),
  );
  expect(webFiles.length).toBeGreaterThan(100);
  expect(withSchemas).toEqual([]);
});
