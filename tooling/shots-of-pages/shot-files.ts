import { join } from 'node:path';
import { projectRoot } from '../project-root.mjs';
import type { Onlooker } from './onlookers.ts';
import type { ListedPage } from './route-table.ts';
import type { Theme, Width } from './selection.ts';

export const shotsFolder = join(projectRoot, 'shots');

export interface Shot {
  readonly page: ListedPage;
  readonly onlooker: Onlooker;
  readonly width: Width;
  readonly theme: Theme;
}

/** The path of a shot within the folder of all shots. */
export function shotFile({ page, onlooker, width, theme }: Shot): string {
  return `${page.name}/${onlooker.name}-${width}-${theme}.png`;
}
