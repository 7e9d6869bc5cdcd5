import type { ThemeChoice } from '@chalkline/contract/pages';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactElement, useMemo } from 'react';
import { Router } from 'wouter';
import { PageContext } from '../features/shell/page-context.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { ScreenView } from './screen-view.tsx';
import { sandboxScreens, screens } from './screens.ts';
import { ToasterOnDemand } from './toaster-on-demand.ts';

export interface AppProps {
  readonly client: QueryClient;
  /** What the cookie said when the page was rendered. */
  readonly theme: ThemeChoice;
  readonly hasSandbox: boolean;
  /** Whether the page stays as the server made it, without scripts. */
  readonly isPlain?: boolean;
  readonly ssrPath?: string;
  readonly ssrSearch?: string;
}

const allScreens = [...screens, ...sandboxScreens];

export function App({
  client,
  theme,
  hasSandbox,
  isPlain = false,
  ssrPath,
  ssrSearch,
}: AppProps): ReactElement {
  const page = useMemo(() => ({ theme, isPlain }), [theme, isPlain]);
  const location = ssrPath === undefined ? {} : { ssrPath, ssrSearch: ssrSearch ?? '' };
  return (
    <QueryClientProvider client={client}>
      <Router {...location}>
        <PageContext value={page}>
          <ErrorBoundary>
            <ScreenView screens={hasSandbox ? allScreens : screens} />
          </ErrorBoundary>
          <ToasterOnDemand />
        </PageContext>
      </Router>
    </QueryClientProvider>
  );
}
