import { cleanup, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactElement, Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loseStylesTwice, setUpStyleRequests, stylesArrive } from '../testing/style-requests.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { defineScreen, type Screen } from './screen.ts';
import { componentOf } from './screen-modules.ts';

setUpStyleRequests();
// React prints every error that a boundary shows.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

type Load = Screen['load'];

const catalogue = async () => ({ Screen: () => <h1>Courses</h1> });

/** A page that somebody has opened by a link, so that its code was not loaded with the first one. */
function openByLink(load: Load) {
  const screen = defineScreen({
    name: 'catalogue',
    path: '/courses',
    shell: 'app',
    requires: 'public',
    head: () => ({ title: '', description: '' }),
    load,
  });
  function Page(): ReactElement {
    const Component = componentOf(screen);
    return <Component parameters={{}} paywall={undefined} />;
  }
  return render(
    <ErrorBoundary at="/courses">
      <Suspense fallback="Loading">
        <Page />
      </Suspense>
    </ErrorBoundary>,
  );
}

type Page = ReturnType<typeof openByLink>;

async function expectNotLoaded(page: Page): Promise<void> {
  const alert = await page.findByRole('alert');
  expect(alert.textContent).toContain("We couldn't load this page");
  expect(alert.textContent).toContain('Check your connection and try again.');
}

const tryAgain = (page: Page) => userEvent.click(page.getByRole('button', { name: 'Try again' }));

describe('a page that is opened by a link', () => {
  it('can be tried again when its styles could not be loaded', async () => {
    const page = openByLink(catalogue);
    await loseStylesTwice();
    await expectNotLoaded(page);
    await tryAgain(page);
    await loseStylesTwice();
    await expectNotLoaded(page);
    await tryAgain(page);
    await vi.waitFor(stylesArrive);
    await page.findByRole('heading', { name: 'Courses' });
  });

  it('can be tried again when its code could not be loaded', async () => {
    const load = vi.fn<Load>(catalogue).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const page = openByLink(load);
    stylesArrive();
    await expectNotLoaded(page);
    await tryAgain(page);
    await page.findByRole('heading', { name: 'Courses' });
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('does not blame the connection for a mistake in the page', async () => {
    const page = openByLink(async () => ({
      Screen: () => {
        throw new Error('a mistake in the page');
      },
    }));
    stylesArrive();
    expect((await page.findByRole('alert')).textContent).toContain('Something went wrong');
  });
});
