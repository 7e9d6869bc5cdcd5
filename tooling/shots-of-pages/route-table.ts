import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from '../project-root.mjs';

/** The part of a route table row that taking shots needs. */
export interface ListedScreen {
  readonly name: string;
  readonly requires: string;
  readonly isNowhere?: boolean;
}

interface RouteTable {
  readonly screens: readonly ListedScreen[];
}

interface OtherScreens {
  readonly sandboxScreens: readonly ListedScreen[];
  readonly notFoundScreen: ListedScreen;
}

interface Examples {
  examplesOf(screen: ListedScreen): readonly string[];
}

interface ConsoleTable {
  readonly consoleScreens: readonly ListedScreen[];
}

/** One page: its URL and its name. */
export interface ListedPage {
  readonly name: string;
  readonly address: string;
  readonly requires: string;
  /** Whether it is a not-found page. */
  readonly isNowhere: boolean;
  /** Whether it is the same for everybody, so that one person is enough. */
  readonly isTheSameForAll: boolean;
}

/** Every page of the product, from its own route table. */
export async function listPages(): Promise<ListedPage[]> {
  // Imported by its path, so that the web's types stay out of this program.
  const tableIn = (file: string) => import(pathToFileURL(join(projectRoot, 'web/app', file)).href);
  const { screens } = (await tableIn('screens.ts')) as RouteTable;
  const { sandboxScreens, notFoundScreen } = (await tableIn('interactive-screens.ts')) as OtherScreens;
  const { consoleScreens } = (await tableIn('screens/console-screens.ts')) as ConsoleTable;
  const { examplesOf } = (await tableIn('screen-examples.ts')) as Examples;
  return [
    ...[...screens, ...consoleScreens, notFoundScreen].flatMap((screen) =>
      pagesOf(screen, examplesOf(screen), false),
    ),
    ...sandboxScreens.flatMap((screen) => pagesOf(screen, examplesOf(screen), true)),
  ];
}

/** A screen with several URLs has a page for each. */
export function pagesOf(
  { name, requires, isNowhere = false }: ListedScreen,
  examples: readonly string[],
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
