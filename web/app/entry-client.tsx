import '../ui/index.css';
import { hydrateRoot } from 'react-dom/client';
import { createQueryClient } from '../api/query-client.ts';
import { App } from './app.tsx';
import { matchScreen } from './match-screen.ts';
import { readPageState, restore } from './page-state.ts';
import type { Screen } from './screen.ts';
import { loadScreen } from './screen-modules.ts';
import { notFoundScreen, sandboxScreens, screens } from './screens.ts';

const { theme, hasSandbox, isNotFound, states } = readPageState();
const client = createQueryClient();
restore(client, states);

const { pathname } = window.location;
const table = [...screens, ...(await consoleScreensAt(pathname)), ...(hasSandbox ? sandboxScreens : [])];
const match = matchScreen(table, pathname);
await loadScreen(isNotFound || !match ? notFoundScreen : match.screen);

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root.');
// A plain page has this script only while developing, where it brings the styles.
if (!match?.screen.isPlain) hydrateRoot(root, <App client={client} theme={theme} screens={table} />);

/** Into the console leads a full page load, so that nobody else fetches its table. */
async function consoleScreensAt(path: string): Promise<readonly Screen[]> {
  return /^\/founder(\/|$)/.test(path) ? (await import('./screens/console-screens.ts')).consoleScreens : [];
}
