import type { ThemeChoice } from '@chalkline/contract/pages';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactElement, useMemo } from 'react';
import { PageContext } from '../features/shell/page-context.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { LazyToaster } from './lazy-toaster.tsx';
import type { Screen } from './screen.ts';
import { ScreenView } from './screen-view.tsx';
import { type ShownLocation, ShownLocationProvider } from './shown-location.tsx';

export interface AppProps {
  readonly client: QueryClient;
  /** The theme from the cookie when the page was rendered. */
  readonly theme: ThemeChoice;
  readonly screens: readonly Screen[];
  /** Whether the page stays as rendered by the server, without scripts. */
  readonly isPlain?: boolean;
  /** The address, on the server; the browser's by default. */
  readonly location?: ShownLocation;
}

export function App({ client, theme, screens, isPlain = false, location }: AppProps): ReactElement {
  const page = useMemo(() => ({ theme, isPlain }), [theme, isPlain]);
  return (
    <QueryClientProvider client={client}>
      <ShownLocationProvider initial={location}>
        <PageContext value={page}>
          <ErrorBoundary at="">
            <ScreenView screens={screens} />
          </ErrorBoundary>
          <LazyToaster />
        </PageContext>
      </ShownLocationProvider>
    </QueryClientProvider>
  );
}
