import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { buildFolder } from './build/build-folder.mjs';
import { projectRoot } from './project-root.mjs';

const mostBytesOfScripts = 120_000;
const mostBytesOfStyles = 15_000;
const mostRequests = 18;

/** The parts of the web's route table and of a page's files that are needed here. */
interface ListedScreen {
  readonly name: string;
  readonly requires: string;
  readonly forVisitors?: ListedScreen;
}
/** Of the files in `PageAssets`, those that a page loads at first. */
interface FirstFiles {
  readonly scripts: readonly string[];
  readonly extraScripts: readonly string[];
  readonly styles: string;
  readonly preloads: readonly string[];
  readonly fonts: readonly string[];
}
interface RouteTables {
  readonly screens: readonly ListedScreen[];
  readonly consoleScreens: readonly ListedScreen[];
  readonly notFoundScreen: ListedScreen;
}

const client = join(buildFolder, 'client');
// Imported by its path, so that the web's types stay out of this program.
const webModule = (file: string) => import(pathToFileURL(join(projectRoot, 'web/app', file)).href);
const { screens } = (await webModule('screens.ts')) as Pick<RouteTables, 'screens'>;
const { consoleScreens } = (await webModule('screens/console-screens.ts')) as Pick<
  RouteTables,
  'consoleScreens'
>;
const { notFoundScreen } = (await webModule('interactive-screens.ts')) as Pick<RouteTables, 'notFoundScreen'>;
const { assetsOf } = (await webModule('page-assets.ts')) as {
  assetsOf(manifest: unknown): (screen: ListedScreen, isLocked: boolean) => FirstFiles;
};
interface Manifest {
  readonly scripts: Readonly<Record<string, readonly string[]>>;
  readonly styles?: { readonly all: string; readonly withoutConsole: string };
}
const readManifest = (name: string): Manifest =>
  JSON.parse(readFileSync(join(client, '.vite', name), 'utf8'));
const plainScripts = readManifest('plain-scripts.json').scripts;
const { scripts, styles } = readManifest('client-manifest.json');
const findAssets = assetsOf({ scripts: { ...scripts, ...plainScripts }, styles });

function filesOf(screen: ListedScreen, isLocked: boolean): FirstFiles {
  const { scripts, extraScripts, styles, preloads, fonts } = findAssets(screen, isLocked);
  return { scripts, extraScripts, styles, preloads, fonts };
}

/** A paywall, and pages that show what other pages consist of, are sent with all styles. */
function hasAllStyles(file: string): boolean {
  return file === `/${styles?.all}` || file === `/${styles?.withoutConsole}`;
}

const hasPaywall = ({ requires }: ListedScreen) => requires === 'paid' || requires === 'consulting';
const pages = [...screens, ...consoleScreens, notFoundScreen].flatMap((screen) => [
  { name: screen.name, files: filesOf(screen, false) },
  ...(hasPaywall(screen) ? [{ name: `${screen.name} (paywall)`, files: filesOf(screen, true) }] : []),
  ...(screen.forVisitors
    ? [{ name: screen.forVisitors.name, files: filesOf(screen.forVisitors, false) }]
    : []),
]);

/** As it is sent: small files have no compressed copy. */
function gzippedSize(file: string): number {
  const copy = `${join(client, file)}.gz`;
  return existsSync(copy) ? statSync(copy).size : gzipSync(readFileSync(join(client, file))).length;
}

describe('the first load of every page', () => {
  it(`has at most ${mostBytesOfScripts / 1000} kB of scripts`, () => {
    const sizes = pages.map(({ name, files }) => ({
      name,
      bytes: [...files.scripts, ...files.preloads, ...files.extraScripts]
        .map(gzippedSize)
        .reduce((sum, size) => sum + size, 0),
    }));
    expect(Math.max(...sizes.map(({ bytes }) => bytes))).toBeGreaterThan(0);
    expect(sizes.filter(({ bytes }) => bytes > mostBytesOfScripts)).toEqual([]);
  });

  it(`has at most ${mostRequests} requests for the document, scripts, styles and fonts`, () => {
    const counts = pages.map(({ name, files }) => ({
      name,
      requests: 1 + Object.values(files).flat().length,
    }));
    expect(counts.filter(({ requests }) => requests > mostRequests)).toEqual([]);
  });

  it(`has at most ${mostBytesOfStyles / 1000} kB of styles, unless it needs all styles at once`, () => {
    const sizes = pages
      .filter(({ files }) => !hasAllStyles(files.styles))
      .map(({ name, files }) => ({ name, bytes: gzippedSize(files.styles) }));
    expect(sizes.length).toBeGreaterThan(pages.length / 2);
    expect(sizes.filter(({ bytes }) => bytes > mostBytesOfStyles)).toEqual([]);
  });

  it('starts with a script that the app is not a part of', () => {
    const [entry] = pages.flatMap(({ files }) => files.scripts);
    expect(gzippedSize(entry ?? '')).toBeLessThan(1_000);
    expect(scripts['app/hydrate.ts']).toHaveLength(1);
  });

  it.each(['app/sign-in-script.ts', 'app/copy-prompts.ts'])('does not include the app with %s', (script) => {
    const bytes = (plainScripts[script] ?? []).reduce((sum, file) => sum + gzippedSize(file), 0);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThan(10_000);
  });
});
