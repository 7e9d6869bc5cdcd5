import { act, render, screen } from '@testing-library/react';
import { type ReactElement, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadDeferredParts } from './deferred.tsx';
import { deferredUntilNear } from './deferred-until-near.tsx';

let comeNear: () => void;

/** happy-dom has no layout, so the test says what is near. */
class Observer {
  constructor(callback: IntersectionObserverCallback) {
    comeNear = () => callback([{ isIntersecting: true }] as IntersectionObserverEntry[], this as never);
  }
  observe(): void {}
  disconnect(): void {}
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', Observer);
  window.history.replaceState(null, '', '/');
});
afterEach(() => {
  vi.unstubAllGlobals();
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

/** A page as the server sends it, on which React has taken over everything but the part. */
async function open() {
  const OnServer = deferredUntilNear(async () => Votes);
  await loadDeferredParts();
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(<OnServer of="Cats" />);
  const load = vi.fn(async () => Votes);
  const InBrowser = deferredUntilNear(load);
  const { rerender } = await act(async () => render(<InBrowser of="Cats" />, { container, hydrate: true }));
  return { load, show: (of: string) => rerender(<InBrowser of={of} />) };
}

const button = () => screen.getByRole('button');

async function nextTask(): Promise<void> {
  await act(() => new Promise((resolve) => setTimeout(resolve)));
}

describe('a part of a page that is out of sight', () => {
  it('is there from the start, and fetches its code when the person comes near', async () => {
    const { load } = await open();
    expect(button().textContent).toBe('Cats: 0');
    expect(load).not.toHaveBeenCalled();
    await act(async () => comeNear());
    expect(load).toHaveBeenCalledOnce();
    await act(async () => button().click());
    await nextTask();
    expect(button().textContent).toBe('Cats: 1');
  });

  it('does what was clicked before its code was there, once', async () => {
    const { load } = await open();
    await act(async () => {
      button().dispatchEvent(new Event('pointerdown', { bubbles: true }));
      button().click();
    });
    await nextTask();
    expect(load).toHaveBeenCalledOnce();
    expect(button().textContent).toBe('Cats: 1');
  });

  it.each(['focusin', 'pointerover', 'touchstart'])(
    'fetches its code when it is used by %s',
    async (sign) => {
      const { load } = await open();
      await act(async () => button().dispatchEvent(new Event(sign, { bubbles: true })));
      expect(load).toHaveBeenCalledOnce();
    },
  );

  it('stays as it is when the page is updated, and is updated once its code is there', async () => {
    const { show } = await open();
    const before = button();
    await act(async () => show('Dogs'));
    expect(button().textContent).toBe('Cats: 0');
    await act(async () => comeNear());
    await nextTask();
    expect(button().textContent).toBe('Dogs: 0');
    expect(button()).toBe(before);
  });

  it('fetches its code at once when the address leads to a place in the page', async () => {
    window.history.replaceState(null, '', '/#votes');
    const { load } = await open();
    expect(load).toHaveBeenCalledOnce();
  });
});

describe('a part on a page that is opened by a click', () => {
  it('is shown without waiting for the person to come near', async () => {
    const Part = deferredUntilNear(async () => Votes);
    await act(async () => render(<Part of="Cats" />));
    expect(button().textContent).toBe('Cats: 0');
    await act(async () => button().click());
    expect(button().textContent).toBe('Cats: 1');
  });
});
