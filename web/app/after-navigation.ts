import { useEffect, useRef } from 'react';
import type { PageHead } from './page-head.ts';
import { showHead } from './shown-head.ts';

const mainId = 'main';

/**
 * After a navigation inside the app, does what a browser does after loading a page: updates the title and
 * description, scrolls to the top, and moves the focus to the content.
 */
export function useArrival(path: string, head: PageHead | undefined, screenState: string): void {
  const shownPath = useRef(path);
  const shownScreenState = useRef(screenState);
  const cameThroughHistory = useRef(false);
  const known = JSON.stringify(head);

  // Compared by content, because the head is created again on every render.
  useEffect(() => {
    if (known) showHead(JSON.parse(known) as PageHead);
  }, [known]);

  useEffect(() => {
    if (shownPath.current === path) return;
    shownPath.current = path;
    if (!cameThroughHistory.current) window.scrollTo({ top: 0, behavior: 'instant' });
    cameThroughHistory.current = false;
    focusMain();
  }, [path]);

  // Another screen may be shown at the same address. Then the focus moves to it.
  useEffect(() => {
    if (shownScreenState.current !== screenState && document.activeElement === document.body) focusMain();
    shownScreenState.current = screenState;
  }, [screenState]);

  // Back and forward restore the scroll position themselves. A jump within the page triggers the same event.
  useEffect(() => {
    const onHistory = () => {
      cameThroughHistory.current = window.location.pathname !== shownPath.current;
    };
    window.addEventListener('popstate', onHistory, { capture: true });
    return () => window.removeEventListener('popstate', onHistory, { capture: true });
  }, []);
}

function focusMain(): void {
  document.getElementById(mainId)?.focus({ preventScroll: true });
}
