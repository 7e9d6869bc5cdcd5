import { createContext, useContext } from 'react';

const OverlayContainerContext = createContext<HTMLElement | null>(null);

/**
 * Where dialogs, menus and tooltips below this place are attached: the body unless another element is
 * given, such as a region with a theme of its own.
 */
export const OverlayContainer = OverlayContainerContext.Provider;

export function useOverlayContainer(): HTMLElement | null {
  return useContext(OverlayContainerContext);
}
