import '../ui/index.css';
import { hydrateRoot } from 'react-dom/client';
import { createQueryClient } from '../api/query-client.ts';
import { App } from './app.tsx';
import { screenNamed } from './match-screen.ts';
import { readPageState, restore } from './page-state.ts';
import type { Screen } from './screen.ts';
import { loadScreen } from './screen-modules.ts';
import { notFoundScreen, sandboxScreens, screens } from './screens.ts';

const { theme, hasSandbox, screen, states } = readPageState();
const client = createQueryClient();
restore(client, states);

const consoleScreens = await consoleScreensAt(window.location.pathname);
const table = [...screens, ...consoleScreens, ...(hasSandbox ? sandboxScreens : [])];
const shown = screenNamed(table, screen) ?? notFoundScreen;
await loadScreen(shown);

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root.');
// A read-only page has this script in development only, where it loads the styles.
if (!shown.isPlain) hydrateRoot(root, <App client={client} theme={theme} screens={table} />);

/** The console is opened by a full page load, so that other pages do not fetch its route table. */
async function consoleScreensAt(path: string): Promise<readonly Screen[]> {
  return /^\/founder(\/|$)/.test(path) ? (await import('./screens/console-screens.ts')).consoleScreens : [];
}
