import { type ReadOutcome, wholeHtml } from '@chalkline/contract/pages';
import type { RefusalBody } from '@chalkline/contract/refusals';
import type { QueryClient } from '@tanstack/react-query';
import { type BoundFunctions, type queries, within } from '@testing-library/dom';
import { act, cleanup, render } from '@testing-library/react';
import { PointerEventsCheckLevel, type UserEvent, userEvent } from '@testing-library/user-event';
import { createQueryClient } from '../api/query-client.ts';
import { App } from '../app/app.tsx';
import { createPageRenderer } from '../app/entry-server.tsx';
import { sandboxScreens } from '../app/interactive-screens.ts';
import { screenNamed } from '../app/match-screen.ts';
import { readPageState, restore } from '../app/page-state.ts';
import { consoleScreens } from '../app/screens/console-screens.ts';
import { screens } from '../app/screens.ts';
import { nextPaint } from '../ui/after-next-paint.ts';
import { loadDeferredParts } from '../ui/deferred-code.tsx';
import { applyTheme } from '../ui/theme.ts';
import { dismissToast } from '../ui/toast-store.ts';

const table = [...screens, ...consoleScreens, ...sandboxScreens];
const renderOnServer = createPageRenderer({
  publicUrl: 'http://localhost:3000',
  hasSandbox: true,
  manifest: undefined,
});

/** Imports the code that pages load after hydration: their deferred parts and the toasts. */
export async function importWhatPagesShare(): Promise<void> {
  await Promise.all([loadDeferredParts(), import('../ui/toast.tsx')]);
}

/** Searches the whole document, so that it also finds dialogs, menus and toasts. */
export type OpenPage = BoundFunctions<typeof queries> & {
  readonly user: UserEvent;
  /** The data that the page has loaded. */
  readonly client: QueryClient;
};

/**
 * Opens a page as a browser does: its HTML is rendered with the answers of the fake server, put into the document
 * and hydrated, unless it ships no script. Redirects are followed. What an earlier page has stored in the browser is still there.
 */
export async function openPage(path: string): Promise<OpenPage> {
  leavePage();
  // The page of an earlier test may have a navigation left, which would change the address of this one.
  await nextPaint();
  // Component tests have no styles, and the region of toasts accepts pointers only after its first toast was drawn.
  const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
  showDocument(await loadPage(path));
  const { theme, screen, states } = readPageState();
  const client = createQueryClient();
  const page = { ...within(document.body), user, client };
  if (screenNamed(table, screen)?.isPlain) return page;
  restore(client, states);
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no root.');
  await act(async () => {
    render(<App client={client} theme={theme} screens={table} />, { container, hydrate: true });
  });
  return page;
}

/** Parses the body only once, because that takes long. */
function showDocument(html: string): void {
  const bodyStart = html.indexOf('<body>');
  document.title = new DOMParser().parseFromString(html.slice(0, bodyStart), 'text/html').title;
  document.body.innerHTML = html.slice(bodyStart + '<body>'.length, html.lastIndexOf('</body>'));
}

function leavePage(): void {
  cleanup();
  dismissToast();
  document.body.innerHTML = '';
}

/** Ends the page and everything it remembers. */
export function closePage(): void {
  leavePage();
  localStorage.clear();
  sessionStorage.clear();
  applyTheme('system');
}

/** The path and the query of the page that is open now. */
export function currentAddress(): string {
  return window.location.pathname + window.location.search;
}

/** The text of the bar at the top of the page. Headers inside the page count as banners here, too. */
export function topBarText(page: OpenPage): string | null | undefined {
  return page.getAllByRole('banner')[0]?.textContent;
}

/** Goes one step back in the history, as the browser's button does. */
export async function goBack(): Promise<void> {
  await act(async () => window.history.back());
}

async function loadPage(path: string): Promise<string> {
  window.history.replaceState(null, '', path);
  const answer = await renderOnServer({ url: path, theme: 'system', read, untilTurn: lazyCode });
  return answer.kind === 'redirect' ? loadPage(answer.location) : wholeHtml((await answer.render()).html);
}

/** What an earlier page has begun to load lazily has arrived with the code of this one, and is ready a task later. */
function lazyCode(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

async function read(address: string): Promise<ReadOutcome> {
  const response = await fetch(address);
  if (response.ok) return { status: 200, data: await response.json() };
  return { status: response.status, refusal: (await response.json()) as RefusalBody };
}
