import type { ClientManifest } from '@chalkline/contract/pages';
import { fontPreloads } from '../ui/font-preloads.ts';
import type { Screen } from './screen.ts';

export interface PageAssets {
  /** The entry of the app; none on a plain page. */
  readonly scripts: readonly string[];
  /** Scripts that do not belong to the app. */
  readonly extraScripts: readonly string[];
  /** The style sheet of the page. */
  readonly styles: string;
  /** The style sheet with all styles, which is loaded when somebody uses the page. */
  readonly allStyles?: string;
  readonly preloads: readonly string[];
  readonly fonts: readonly string[];
}

const clientEntry = 'app/hydrate.ts';
const appModules = ['app/run-react.ts', 'app/entry-client.tsx'];
const paywallModule = 'features/pricing/paywall.tsx';
const shellModules: Readonly<Record<Screen['shell'], readonly string[]>> = {
  public: ['features/shell/public-shell.tsx'],
  app: [],
  console: ['app/console.ts'],
};

/** The files that a screen needs first, for people who may open it and for people who see the paywall. */
export type FindAssets = (screen: Screen, isLocked: boolean) => PageAssets;

/** The files that each screen needs first. A build does not change, so they are looked up once. */
export function assetsOf(manifest: ClientManifest | undefined): FindAssets {
  const open = new Map<Screen, PageAssets>();
  const locked = new Map<Screen, PageAssets>();
  return (screen, isLocked) => {
    const known = isLocked ? locked : open;
    const assets = known.get(screen) ?? findAssets(screen, isLocked, manifest);
    known.set(screen, assets);
    return assets;
  };
}

/** In development, Vite serves the sources as they are. */
function findAssets(screen: Screen, isLocked: boolean, manifest: ClientManifest | undefined): PageAssets {
  const extra = screen.extraScript;
  if (!manifest) {
    const extraScripts = extra ? [`/${extra}`] : [];
    return { scripts: [`/${clientEntry}`], extraScripts, styles: '/ui/index.css', preloads: [], fonts: [] };
  }
  const { styles, allStyles } = stylesFor(screen, isLocked, manifest);
  const extraScripts = extra ? filesFor(extra, manifest).slice(0, 1).map(addressOf) : [];
  if (screen.isPlain) return { scripts: [], extraScripts, styles, preloads: [], fonts: fontPreloads };
  const [entry = '', ...imports] = filesFor(clientEntry, manifest);
  const parts = [
    ...appModules,
    moduleOf(screen),
    ...shellModules[screen.shell],
    // A screen that keeps its page loads the paywall after it, like its other parts.
    ...(isLocked && !screen.keepsPage ? [paywallModule] : []),
  ].flatMap((module) => filesFor(module, manifest));
  return {
    scripts: [addressOf(entry)],
    extraScripts,
    styles,
    ...(allStyles === styles ? {} : { allStyles }),
    preloads: [...new Set([...imports, ...parts])].map(addressOf),
    fonts: fontPreloads,
  };
}

/** The console is opened by a full page load, so other pages never need its styles. */
function stylesFor(screen: Screen, isLocked: boolean, { styles }: ClientManifest) {
  if (!styles) throw new Error('The client build has no style sheets.');
  const allStyles = addressOf(screen.shell === 'console' ? styles.all : styles.withoutConsole);
  const own = isLocked && !screen.keepsPage ? undefined : styles.pages[moduleOf(screen)];
  return { styles: own === undefined ? allStyles : addressOf(own), allStyles };
}

function filesFor(module: string, { scripts }: ClientManifest): readonly string[] {
  const files = scripts[module];
  if (!files) throw new Error(`The client build has no script for ${module}.`);
  return files;
}

function addressOf(file: string): string {
  return `/${file}`;
}

/** The page's source file as named in the manifest: a screen is named like its file. */
function moduleOf(screen: Screen): string {
  return `pages/${screen.name}.tsx`;
}
