import { act, render, screen } from '@testing-library/react';
import type { ComponentType, ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { serverRendered } from '../testing/server-rendered.ts';
import { deferred } from './deferred.tsx';

interface CountProps {
  /** A new object each time, like most props. */
  readonly count: { readonly of: number };
}

function Count({ count }: CountProps): ReactElement {
  return <button type="button">{count.of} tickets</button>;
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
    const button = screen.getByRole('button', { name: '1 tickets' });
    show(2);
    expect(screen.getByRole('button', { name: '1 tickets' })).toBe(button);
    await arrive();
    expect(screen.getByRole('button', { name: '2 tickets' })).toBe(button);
    show(3);
    expect(screen.getByRole('button', { name: '3 tickets' })).toBe(button);
  });
});
