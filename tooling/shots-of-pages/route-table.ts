import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from '../project-root.mjs';

/** A row of the route table, as far as somebody who only looks at pages has to know it. */
export interface ListedScreen {
  readonly name: string;
  readonly requires: string;
  readonly isNowhere?: boolean;
  readonly examples: readonly string[];
}

interface RouteTable {
  readonly screens: readonly ListedScreen[];
  readonly sandboxScreens: readonly ListedScreen[];
  readonly notFoundScreen: ListedScreen;
}

interface ConsoleTable {
  readonly consoleScreens: readonly ListedScreen[];
}

/** One page to look at: an address, and the name that it goes by. */
export interface ListedPage {
  readonly name: string;
  readonly address: string;
  readonly requires: string;
  /** Whether it says that there is nothing. */
  readonly isNowhere: boolean;
  /** Whether it knows nobody: then there is no need to look at it as each person. */
  readonly isTheSameForAll: boolean;
}

/** Every page of the product, from its own route table: a page joins by standing there. */
export async function listPages(): Promise<ListedPage[]> {
  // Asked for by its path, so that the types of the web's own world stay out of this one.
  const tableIn = (file: string) => import(pathToFileURL(join(projectRoot, 'web/app', file)).href);
  const { screens, sandboxScreens, notFoundScreen } = (await tableIn('screens.ts')) as RouteTable;
  const { consoleScreens } = (await tableIn('screens/console-screens.ts')) as ConsoleTable;
  return [
    ...[...screens, ...consoleScreens, notFoundScreen].flatMap((screen) => pagesOf(screen, false)),
    ...sandboxScreens.flatMap((screen) => pagesOf(screen, true)),
  ];
}

/** A screen that is shown at several addresses has a page for each. */
export function pagesOf(
  { name, requires, isNowhere = false, examples }: ListedScreen,
  isTheSameForAll: boolean,
): ListedPage[] {
  return examples.map((address) => ({
    name: examples.length === 1 ? name : `${name}-${slugOf(address)}`,
    address,
    requires,
    isNowhere,
    isTheSameForAll,
  }));
}

function slugOf(address: string): string {
  return address.replace(/[^a-z0-9]+/gi, '-').replace(/^-|-$/g, '');
}
