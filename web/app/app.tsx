import type { ThemeChoice } from '@chalkline/contract/pages';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactElement, useMemo } from 'react';
import { Router } from 'wouter';
import { PageContext } from '../features/shell/page-context.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { LazyToaster } from './lazy-toaster.tsx';
import { navigateAfterPaint } from './navigate-after-paint.ts';
import type { Screen } from './screen.ts';
import { ScreenView } from './screen-view.tsx';

export interface AppProps {
  readonly client: QueryClient;
  /** The theme from the cookie when the page was rendered. */
  readonly theme: ThemeChoice;
  readonly screens: readonly Screen[];
  /** Whether the page stays as rendered by the server, without scripts. */
  readonly isPlain?: boolean;
  readonly ssrPath?: string;
  readonly ssrSearch?: string;
}

export function App({ client, theme, screens, isPlain = false, ssrPath, ssrSearch }: AppProps): ReactElement {
  const page = useMemo(() => ({ theme, isPlain }), [theme, isPlain]);
  const location = ssrPath === undefined ? {} : { ssrPath, ssrSearch: ssrSearch ?? '' };
  return (
    <QueryClientProvider client={client}>
      <Router {...location} aroundNav={navigateAfterPaint}>
        <PageContext value={page}>
          <ErrorBoundary at="">
            <ScreenView screens={screens} />
          </ErrorBoundary>
          <LazyToaster />
        </PageContext>
      </Router>
    </QueryClientProvider>
  );
}
