import { act, render, screen } from '@testing-library/react';
import { type ReactElement, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { serverRendered } from '../testing/server-rendered.ts';
import { nextPaint } from './after-next-paint.ts';
import { hydratedLater } from './hydrated-later.tsx';
import { watchUndeliveredClicks } from './undelivered-click.ts';

let becomeVisible: () => void;
let stopWatching: () => void;

/** happy-dom has no layout, so the test says what is visible. */
class Observer {
  constructor(callback: IntersectionObserverCallback) {
    becomeVisible = () => callback([{ isIntersecting: true }] as IntersectionObserverEntry[], this as never);
  }
  observe(): void {}
  disconnect(): void {}
}

beforeEach(() => {
  stopWatching = watchUndeliveredClicks();
  vi.stubGlobal('IntersectionObserver', Observer);
  window.history.replaceState(null, '', '/');
});
afterEach(() => {
  stopWatching();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
  document.body.replaceChildren();
});

interface VotesProps {
  readonly of: string;
}

function Votes({ of }: VotesProps): ReactElement {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {of}: {count}
    </button>
  );
}

/** A page from the server on which React has hydrated everything but the part. */
async function open(load = vi.fn(async () => Votes), options = {}) {
  const OnServer = hydratedLater(async () => Votes);
  const container = await serverRendered(<OnServer of="Cats" />);
  const InBrowser = hydratedLater(load, options);
  const { rerender } = await act(async () => render(<InBrowser of="Cats" />, { container, hydrate: true }));
  return { load, show: (of: string) => act(async () => rerender(<InBrowser of={of} />)) };
}

const button = () => screen.getByRole('button');

/** A repeated click comes in a task of its own. */
async function nextTask(): Promise<void> {
  await act(() => new Promise((resolve) => setTimeout(resolve)));
}

describe('a part of a page that is hydrated later', () => {
  it('is there from the start, and is hydrated when it becomes visible', async () => {
    const { load } = await open();
    expect(button().textContent).toBe('Cats: 0');
    expect(load).not.toHaveBeenCalled();
    await act(async () => becomeVisible());
    expect(load).toHaveBeenCalledOnce();
    await act(async () => button().click());
    await nextTask();
    expect(button().textContent).toBe('Cats: 1');
  });

  it('waits until somebody uses the page if it is closed', async () => {
    const observe = vi.spyOn(Observer.prototype, 'observe');
    const { load } = await open(undefined, { isClosed: true });
    expect(observe).not.toHaveBeenCalled();
    document.body.dispatchEvent(new Event('touchstart'));
    await act(nextPaint);
    expect(load).toHaveBeenCalledOnce();
    observe.mockRestore();
  });

  it.each(['scroll', 'focusin', 'pointerover', 'touchstart', 'keydown'])(
    'is hydrated when somebody uses the page: %s',
    async (sign) => {
      const { load } = await open();
      document.body.dispatchEvent(new Event(sign));
      await act(nextPaint);
      expect(load).toHaveBeenCalledOnce();
    },
  );

  it('is hydrated by a click, which is repeated once', async () => {
    const { load } = await open();
    await act(async () => button().click());
    await nextTask();
    expect(load).toHaveBeenCalledOnce();
    expect(button().textContent).toBe('Cats: 1');
  });

  it('repeats the click that has just made React hydrate the page around it', async () => {
    const OnServer = hydratedLater(async () => Votes);
    const container = await serverRendered(<OnServer of="Cats" />);
    const InBrowser = hydratedLater(async () => Votes);
    const page = () => render(<InBrowser of="Cats" />, { container, hydrate: true });
    await act(async () => {
      // Comes after the document has passed the click on, as when React hydrates the whole page for it.
      const hydrate = (event: Event) => {
        event.stopPropagation();
        page();
      };
      container.addEventListener('click', hydrate, { capture: true, once: true });
      button().click();
    });
    await nextTask();
    expect(button().textContent).toBe('Cats: 1');
  });

  it('is hydrated at once when the address leads to a place in the page', async () => {
    window.history.replaceState(null, '', '/#votes');
    const { load } = await open();
    expect(load).toHaveBeenCalledOnce();
  });

  it('stays as it is when the page is updated, and is updated once it is hydrated', async () => {
    const { show } = await open();
    const before = button();
    await show('Dogs');
    expect(button().textContent).toBe('Cats: 0');
    await act(async () => becomeVisible());
    await nextTask();
    expect(button().textContent).toBe('Dogs: 0');
    expect(button()).toBe(before);
  });

  it('stays as it is without a connection, and works once there is one again', async () => {
    const { load } = await open(vi.fn(async () => Votes).mockRejectedValueOnce(new Error('No connection')));
    await act(async () => becomeVisible());
    expect(load).toHaveBeenCalledOnce();
    expect(button().textContent).toBe('Cats: 0');
    await act(async () => window.dispatchEvent(new Event('online')));
    await act(async () => button().click());
    await nextTask();
    expect(button().textContent).toBe('Cats: 1');
  });

  it('does not repeat a click from long before', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const lost = new Error('No connection');
    const load = vi.fn(async () => Votes);
    for (let times = 0; times < 3; times += 1) load.mockRejectedValueOnce(lost);
    await open(load);
    await act(async () => button().click());
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    vi.useRealTimers();
    expect(load).toHaveBeenCalledTimes(4);
    await nextTask();
    expect(button().textContent).toBe('Cats: 0');
    await act(async () => button().click());
    expect(button().textContent).toBe('Cats: 1');
  });

  it('repeats another click on the same button, however old the first one is', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const load = vi.fn(async () => Votes);
    for (let times = 0; times < 3; times += 1) load.mockRejectedValueOnce(new Error('No connection'));
    await open(load);
    await act(async () => button().click());
    await act(() => vi.advanceTimersByTimeAsync(11_000));
    expect(load.mock.calls.length).toBeLessThan(4);
    await act(async () => button().click());
    await act(() => vi.advanceTimersByTimeAsync(8_000));
    vi.useRealTimers();
    await nextTask();
    expect(button().textContent).toBe('Cats: 1');
  });
});

describe('such a part on a page that is opened by a click', () => {
  it('does not wait until it is visible', async () => {
    const Part = hydratedLater(async () => Votes);
    await act(async () => render(<Part of="Cats" />));
    expect(button().textContent).toBe('Cats: 0');
    await act(async () => button().click());
    expect(button().textContent).toBe('Cats: 1');
  });
});
