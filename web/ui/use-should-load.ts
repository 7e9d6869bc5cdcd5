import { type RefCallback, useCallback, useState } from 'react';
import { onFirstInteraction } from './first-interaction.ts';
import { whenVisible } from './when-visible.ts';

/**
 * Whether a part of the page is worth a request: once it is visible, or somebody starts to use the page. `watch` is for
 * the `ref` of its element.
 */
export function useShouldLoad(): { shouldLoad: boolean; watch: RefCallback<Element> } {
  const [shouldLoad, setShouldLoad] = useState(false);
  const watch = useCallback((element: Element | null) => {
    if (!element) return undefined;
    const load = () => setShouldLoad(true);
    const cleanUps = [onFirstInteraction(load), whenVisible([element], load)];
    return () => {
      for (const cleanUp of cleanUps) cleanUp();
    };
  }, []);
  return { shouldLoad, watch };
}
