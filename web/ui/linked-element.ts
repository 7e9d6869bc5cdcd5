import { useEffect, useReducer, useRef } from 'react';

/**
 * How the URL comes to name an element, also the same one again: the router replaces the URL by itself when somebody
 * follows a link to the page that is open. It reports its changes as events.
 */
const urlChanges = ['pushState', 'replaceState', 'popstate', 'hashchange'];

/**
 * Goes to the element that the URL names once it is on the page: scrolls it into view and moves the focus there.
 * Only elements whose ids begin like this are looked for, and more of them are loaded until it is there.
 */
export function useLinkedElement(beginning: string, loadMore?: () => void): void {
  const reached = useRef('');
  const [, lookAgain] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const look = () => {
      reached.current = '';
      lookAgain();
    };
    for (const change of urlChanges) addEventListener(change, look);
    return () => {
      for (const change of urlChanges) removeEventListener(change, look);
    };
  }, []);
  useEffect(() => {
    const wanted = location.hash.slice(1);
    if (!wanted.startsWith(beginning) || reached.current === wanted) return;
    const element = document.getElementById(wanted);
    if (!element) {
      loadMore?.();
      return;
    }
    reached.current = wanted;
    // A new page is scrolled to its top first, and its content gets the focus.
    setTimeout(() => {
      const isTall = element.offsetHeight > innerHeight;
      element.scrollIntoView({ block: isTall ? 'start' : 'center', behavior: 'instant' });
      element.focus({ preventScroll: true });
    });
  });
}
