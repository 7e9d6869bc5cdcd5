import type { ThemeChoice } from '@chalkline/contract/pages';
import { createContext, useContext } from 'react';

export interface Page {
  /** The theme from the cookie, so that the switch is right from the first paint. */
  readonly theme: ThemeChoice;
  /** Whether the page is read-only, without scripts. */
  readonly isPlain: boolean;
}

export const PageContext = createContext<Page>({ theme: 'system', isPlain: false });

export function usePage(): Page {
  return useContext(PageContext);
}
