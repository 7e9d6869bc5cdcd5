import '../ui/index.css';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createQueryClient } from '../api/query-client.ts';
import { loadAllStyles } from '../ui/all-styles.ts';
import { onFirstInteraction } from '../ui/first-interaction.ts';
import { loadCodePatiently } from '../ui/load-code.ts';
import { watchUndeliveredClicks } from '../ui/undelivered-click.ts';
import { App } from './app.tsx';
import { interactiveScreens, notFoundScreen, sandboxScreens } from './interactive-screens.ts';
import { screenNamed } from './match-screen.ts';
import type { NeedsTable } from './needs/screen-needs.ts';
import { readPageState, restore } from './page-state.ts';
import type { PrefetchOptions } from './prefetch.ts';
import type { Screen } from './screen.ts';
import { loadScreen } from './screen-modules.ts';

/** Fetches what the page needs first, and hydrates it. If something cannot be fetched, nothing has happened yet. */
export async function start(): Promise<void> {
  const { theme, hasSandbox, screen, states } = readPageState();
  const client = createQueryClient();
  restore(client, states);

  const isConsole = /^\/founder(\/|$)/.test(window.location.pathname);
  const consoleScreens = isConsole ? await loadConsoleScreens() : [];
  const table = [...interactiveScreens, ...consoleScreens, ...(hasSandbox ? sandboxScreens : [])];
  const plain = screenNamed(await plainScreensInDevelopment(), screen);
  await loadScreen(plain ?? screenNamed(table, screen) ?? notFoundScreen);
  if (plain) return;

  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root.');
  watchUndeliveredClicks();
  // In a transition React hydrates in short pieces, so that a slow phone can react in between.
  startTransition(() => {
    hydrateRoot(root, <App client={client} theme={theme} screens={table} />);
  });
  // What fails here is loaded again when it is needed.
  onFirstInteraction(() => void loadAllStyles().catch(() => undefined));
  onFirstInteraction(() => void prefetchFromNowOn({ client, screens: table }, isConsole));
}

/** Its code is loaded after the page, because no page needs it to be shown. */
async function prefetchFromNowOn(options: Omit<PrefetchOptions, 'needs'>, isConsole: boolean): Promise<void> {
  const [{ prefetchLinks }, needs] = await loadCodePatiently(() =>
    Promise.all([import('./prefetch.ts'), loadNeeds(isConsole)]),
  );
  prefetchLinks({ ...options, needs });
}

async function loadNeeds(isConsole: boolean): Promise<NeedsTable> {
  if (isConsole) return (await import('./needs/console-needs.ts')).consoleNeeds;
  return (await import('./needs/interactive-needs.ts')).interactiveNeeds;
}

/** The console is opened by a full page load, so that other pages do not fetch its route table. */
async function loadConsoleScreens(): Promise<readonly Screen[]> {
  return (await import('./console.ts')).consoleScreens;
}

/** A plain page has this script in development only, where it loads the styles. */
async function plainScreensInDevelopment(): Promise<readonly Screen[]> {
  return import.meta.env.DEV ? (await import('./screens/plain-screens.ts')).plainScreens : [];
}
