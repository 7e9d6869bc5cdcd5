import { act, cleanup, render, screen } from '@testing-library/react';
import { type ReactElement, Suspense, use } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useLocation, useSearch } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { ShownLocationProvider } from './shown-location.tsx';

const never = new Promise<string>(() => {});

/** A page that can't be rendered yet at `/slow`. */
function Page(): ReactElement {
  const [path] = useLocation();
  const search = useSearch();
  return <p>{path === '/slow' ? use(never) : `Page ${path} ${search}`}</p>;
}

describe('the address that is shown', () => {
  beforeEach(() => {
    window.history.replaceState(null, '', '/first');
    render(
      <ShownLocationProvider initial={undefined}>
        <Suspense fallback={<p>Loading</p>}>
          <Page />
        </Suspense>
      </ShownLocationProvider>,
    );
  });
  afterEach(() => {
    cleanup();
    window.history.replaceState(null, '', '/');
  });

  const goTo = (address: string, options?: { replace: boolean }) =>
    act(async () => navigate(address, options));

  it('follows links, changes within a page and the history', async () => {
    await goTo('/second');
    expect(await screen.findByText('Page /second')).toBeTruthy();
    await goTo('/second?days=90');
    expect(screen.getByText('Page /second days=90')).toBeTruthy();
    await act(async () => {
      window.history.replaceState(null, '', '/first');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(screen.getByText('Page /first')).toBeTruthy();
  });

  it('stays the one before until an opened page can be rendered', async () => {
    await goTo('/slow');
    expect(screen.getByText('Page /first')).toBeTruthy();
    expect(screen.queryByText('Loading')).toBeNull();
  });

  it('changes at once with a redirect', async () => {
    await goTo('/slow', { replace: true });
    expect(screen.getByText('Loading')).toBeTruthy();
  });
});
