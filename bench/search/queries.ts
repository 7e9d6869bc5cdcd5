import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../tooling/project-root.mjs';

/** What people type, what they should find, and what should find nothing. */
interface LabelledQueries {
  readonly found: readonly { readonly query: string; readonly finds: readonly string[] }[];
  readonly nothing: readonly string[];
}

export function labelledQueries(): LabelledQueries {
  return JSON.parse(readFileSync(join(projectRoot, 'bench/search/queries.json'), 'utf8')) as LabelledQueries;
}
