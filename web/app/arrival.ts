import { useEffect, useRef } from 'react';
import type { PageHead } from './page-head.ts';

export const mainId = 'main';

/**
 * After a move inside the app, does what a browser does after loading a page: title and description
 * change, the page starts at its top, and the keyboard and the screen reader start at its content.
 */
export function useArrival(path: string, head: PageHead | undefined): void {
  const shownPath = useRef(path);
  const title = head?.title;
  const description = head?.description;

  useEffect(() => {
    if (title === undefined) return;
    document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description ?? '');
    document.querySelector('link[rel="canonical"]')?.setAttribute('href', window.location.origin + path);
  }, [title, description, path]);

  useEffect(() => {
    if (shownPath.current === path) return;
    shownPath.current = path;
    if (!isGoingThroughHistory()) window.scrollTo({ top: 0, behavior: 'instant' });
    document.getElementById(mainId)?.focus({ preventScroll: true });
  }, [path]);
}

let lastMoveWasHistory = false;

/** The browser restores the scroll position itself when somebody goes back or forward. */
function isGoingThroughHistory(): boolean {
  const wasHistory = lastMoveWasHistory;
  lastMoveWasHistory = false;
  return wasHistory;
}

if (typeof window !== 'undefined') {
  window.addEventListener('popstate', () => {
    lastMoveWasHistory = true;
  });
}
