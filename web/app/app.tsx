import type { ThemeChoice } from '@chalkline/contract/pages';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Router } from 'wouter';
import { ThemeContext } from '../features/shell/theme-context.tsx';
import { Toaster } from '../ui/toast.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { ScreenView } from './screen-view.tsx';
import { sandboxScreens, screens } from './screens.ts';

export interface AppProps {
  readonly client: QueryClient;
  /** What the cookie said when the page was rendered. */
  readonly theme: ThemeChoice;
  readonly hasSandbox: boolean;
  readonly ssrPath?: string;
  readonly ssrSearch?: string;
}

const allScreens = [...screens, ...sandboxScreens];

export function App({ client, theme, hasSandbox, ssrPath, ssrSearch }: AppProps): ReactElement {
  const location = ssrPath === undefined ? {} : { ssrPath, ssrSearch: ssrSearch ?? '' };
  return (
    <QueryClientProvider client={client}>
      <Router {...location}>
        <ThemeContext value={theme}>
          <ErrorBoundary>
            <ScreenView screens={hasSandbox ? allScreens : screens} />
          </ErrorBoundary>
          <Toaster />
        </ThemeContext>
      </Router>
    </QueryClientProvider>
  );
}
