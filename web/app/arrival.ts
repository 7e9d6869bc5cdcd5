import { useEffect, useRef } from 'react';
import type { PageHead } from './page-head.ts';
import { showHead } from './shown-head.ts';

export const mainId = 'main';

/**
 * After a move inside the app, does what a browser does after loading a page: title and description
 * change, the page starts at its top, and the keyboard and the screen reader start at its content.
 */
export function useArrival(path: string, head: PageHead | undefined, standing: string): void {
  const shownPath = useRef(path);
  const shownStanding = useRef(standing);
  const cameThroughHistory = useRef(false);
  const known = JSON.stringify(head);

  // Compared by what it says: a head is made anew for every rendering.
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

  // Something else can come to stand at the same address: whoever was in what has gone starts at what is there now.
  useEffect(() => {
    if (shownStanding.current !== standing && document.activeElement === document.body) focusMain();
    shownStanding.current = standing;
  }, [standing]);

  // Back and forward restore the scroll position themselves. A jump within the page comes by the same event.
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
