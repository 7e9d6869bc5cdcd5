import { createContext, useContext } from 'react';

const OverlayContainerContext = createContext<HTMLElement | null>(null);

/**
 * The element that dialogs, menus and tooltips are attached to: the body by default, or another element, such
 * as a region with its own theme.
 */
export const OverlayContainer = OverlayContainerContext.Provider;

export function useOverlayContainer(): HTMLElement | null {
  return useContext(OverlayContainerContext);
}
