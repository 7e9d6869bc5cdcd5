import type { ThemeChoice } from '@chalkline/contract/pages';
import { createContext, useContext } from 'react';

export interface Page {
  /** What the cookie said when the page was rendered: the switch shows it from the first paint. */
  readonly theme: ThemeChoice;
  /** Only to be read: nothing on the page can react to anything. */
  readonly isPlain: boolean;
}

export const PageContext = createContext<Page>({ theme: 'system', isPlain: false });

export function usePage(): Page {
  return useContext(PageContext);
}
