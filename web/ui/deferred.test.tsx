import { act, render, screen, waitFor } from '@testing-library/react';
import { type ComponentType, type ReactElement, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { serverRendered } from '../testing/server-rendered.ts';
import { deferred } from './deferred.tsx';
import { watchUndeliveredClicks } from './undelivered-click.ts';

let stopWatching: () => void;
beforeEach(() => {
  stopWatching = watchUndeliveredClicks();
});
afterEach(() => stopWatching());

interface CountProps {
  /** A new object each time, like most props. */
  readonly count: { readonly of: number };
}

function Count({ count }: CountProps): ReactElement {
  const [clicks, setClicks] = useState(0);
  return (
    <button type="button" onClick={() => setClicks(clicks + 1)}>
      {count.of} tickets, {clicks} clicks
    </button>
  );
}

function Page({ Part, of }: { readonly Part: ComponentType<CountProps>; readonly of: number }): ReactElement {
  return (
    <main>
      <Part count={{ of }} />
    </main>
  );
}

/** A page as the server sends it, in a browser that is still fetching the code of its part. */
async function openWithoutCode() {
  const OnServer = deferred(async () => Count);
  const container = await serverRendered(<Page Part={OnServer} of={1} />);
  let arrive = () => {};
  const code = new Promise<typeof Count>((resolve) => {
    arrive = () => resolve(Count);
  });
  const InBrowser = deferred(() => code);
  const { rerender } = render(<Page Part={InBrowser} of={1} />, { container, hydrate: true });
  return {
    arrive: () => act(async () => arrive()),
    show: (of: number) => rerender(<Page Part={InBrowser} of={of} />),
  };
}

describe('a part of a page whose code is still being loaded', () => {
  it('stays as the server has rendered it when the page is updated, and is updated once its code is there', async () => {
    const { arrive, show } = await openWithoutCode();
    const button = screen.getByRole('button', { name: '1 tickets, 0 clicks' });
    show(2);
    expect(screen.getByRole('button', { name: '1 tickets, 0 clicks' })).toBe(button);
    await arrive();
    expect(screen.getByRole('button', { name: '2 tickets, 0 clicks' })).toBe(button);
    show(3);
    expect(screen.getByRole('button', { name: '3 tickets, 0 clicks' })).toBe(button);
  });

  it('repeats the last click on one of its buttons, once', async () => {
    const { arrive } = await openWithoutCode();
    const button = screen.getByRole('button', { name: '1 tickets, 0 clicks' });
    await act(async () => button.click());
    await act(async () => button.click());
    expect(button.textContent).toBe('1 tickets, 0 clicks');
    await arrive();
    await waitFor(() => expect(button.textContent).toBe('1 tickets, 1 clicks'));
    await act(async () => button.click());
    expect(button.textContent).toBe('1 tickets, 2 clicks');
  });

  it('forgets a click after another one elsewhere', async () => {
    const { arrive } = await openWithoutCode();
    const button = screen.getByRole('button', { name: '1 tickets, 0 clicks' });
    await act(async () => button.click());
    await act(async () => document.querySelector('main')?.click());
    await arrive();
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(button.textContent).toBe('1 tickets, 0 clicks');
  });
});
