import type { ThemeChoice } from '@chalkline/contract/pages';
import { createContext, useContext } from 'react';

/** What the server read from the cookie, so that the switch shows the choice from the first paint. */
export const ThemeContext = createContext<ThemeChoice>('system');

export function useInitialTheme(): ThemeChoice {
  return useContext(ThemeContext);
}
