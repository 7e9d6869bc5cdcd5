import { pathToFileURL } from 'node:url';
import type { Requirement } from '@chalkline/domain/access/decide-access';
import { projectPath } from '../db/project-path.ts';

/** The part of a row of the web's route table that API tests need. */
export interface ListedScreen {
  readonly name: string;
  readonly requires: Requirement;
  readonly isPlain?: boolean;
  readonly isNowhere?: boolean;
}

interface WebScreens {
  readonly screens: readonly ListedScreen[];
  readonly consoleScreens: readonly ListedScreen[];
  readonly notFoundScreen: ListedScreen;
  examplesOf(screen: ListedScreen): readonly string[];
}

/** The web's route table. Imported by its path at run time, because the server otherwise knows only the built web code. */
export async function webScreens(): Promise<WebScreens> {
  const files = ['screens', 'screens/console-screens', 'interactive-screens', 'screen-examples'];
  const modules = await Promise.all(
    files.map((file) => import(pathToFileURL(projectPath(`web/app/${file}.ts`)).href)),
  );
  return Object.assign({}, ...modules);
}
