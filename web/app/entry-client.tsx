import '../ui/index.css';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createQueryClient } from '../api/query-client.ts';
import { onFirstInteraction } from '../ui/first-interaction.ts';
import { App } from './app.tsx';
import { interactiveScreens, notFoundScreen, sandboxScreens } from './interactive-screens.ts';
import { screenNamed } from './match-screen.ts';
import type { NeedsTable } from './needs/screen-needs.ts';
import { readPageState, restore } from './page-state.ts';
import type { Screen } from './screen.ts';
import { loadScreen } from './screen-modules.ts';

const { theme, hasSandbox, screen, states } = readPageState();
const client = createQueryClient();
restore(client, states);

const consoleScreens = await consoleScreensAt(window.location.pathname);
const table = [...interactiveScreens, ...consoleScreens, ...(hasSandbox ? sandboxScreens : [])];
const plain = screenNamed(await plainScreensInDevelopment(), screen);
const shown = plain ?? screenNamed(table, screen) ?? notFoundScreen;
await loadScreen(shown);

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root.');
if (!plain) {
  // In a transition React hydrates in short pieces, so that a slow phone can react in between.
  startTransition(() => {
    hydrateRoot(root, <App client={client} theme={theme} screens={table} />);
  });
}

if (!plain) onFirstInteraction(() => void prefetchFromNowOn());

/** Its code is loaded after the page, because no page needs it to be shown. */
async function prefetchFromNowOn(): Promise<void> {
  const [{ prefetchLinks }, needs] = await Promise.all([import('./prefetch.ts'), needsHere()]);
  prefetchLinks({ client, screens: table, needs });
}

async function needsHere(): Promise<NeedsTable> {
  if (consoleScreens.length > 0) return (await import('./needs/console-needs.ts')).consoleNeeds;
  return (await import('./needs/interactive-needs.ts')).interactiveNeeds;
}

/** The console is opened by a full page load, so that other pages do not fetch its route table. */
async function consoleScreensAt(path: string): Promise<readonly Screen[]> {
  return /^\/founder(\/|$)/.test(path) ? (await import('./console.ts')).consoleScreens : [];
}

/** A plain page has this script in development only, where it loads the styles. */
async function plainScreensInDevelopment(): Promise<readonly Screen[]> {
  return import.meta.env.DEV ? (await import('./screens/plain-screens.ts')).plainScreens : [];
}
