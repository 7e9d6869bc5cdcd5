import { type RefCallback, useCallback, useState } from 'react';
import { onFirstInteraction } from './first-interaction.ts';
import { whenVisible } from './when-visible.ts';

/**
 * Whether a part of the page is worth a request: once it is visible, or somebody starts to use the page. `watch` is for
 * the `ref` of its element.
 */
export function useWanted(): { isWanted: boolean; watch: RefCallback<Element> } {
  const [isWanted, setWanted] = useState(false);
  const watch = useCallback((element: Element | null) => {
    if (!element) return undefined;
    const want = () => setWanted(true);
    const cleanUps = [onFirstInteraction(want), whenVisible([element], want)];
    return () => {
      for (const cleanUp of cleanUps) cleanUp();
    };
  }, []);
  return { isWanted, watch };
}
