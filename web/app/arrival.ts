import { useEffect, useRef } from 'react';
import type { PageHead } from './page-head.ts';

export const mainId = 'main';

/**
 * After a move inside the app, does what a browser does after loading a page: title and description
 * change, the page starts at its top, and the keyboard and the screen reader start at its content.
 */
export function useArrival(path: string, head: PageHead | undefined): void {
  const shownPath = useRef(path);
  const cameThroughHistory = useRef(false);
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
    if (!cameThroughHistory.current) window.scrollTo({ top: 0, behavior: 'instant' });
    cameThroughHistory.current = false;
    document.getElementById(mainId)?.focus({ preventScroll: true });
  }, [path]);

  // Back and forward restore the scroll position themselves. A jump within the page comes by the same event.
  useEffect(() => {
    const onHistory = () => {
      cameThroughHistory.current = window.location.pathname !== shownPath.current;
    };
    window.addEventListener('popstate', onHistory, { capture: true });
    return () => window.removeEventListener('popstate', onHistory, { capture: true });
  }, []);
}
