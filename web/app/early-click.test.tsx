import { act } from '@testing-library/react';
import { type ReactElement, Suspense, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rememberEarlyClick } from './early-click.ts';

function Counter({ name }: { name: string }): ReactElement {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      <b>{name}</b> {count}
    </button>
  );
}

function Page(): ReactElement {
  const [sent, setSent] = useState(0);
  return (
    <>
      <h1>A page</h1>
      <Counter name="One" />
      <Suspense>
        <Counter name="Two" />
      </Suspense>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setSent(sent + 1);
        }}
      >
        <button type="submit">Send {sent}</button>
      </form>
    </>
  );
}

let root: Root | undefined;
let repeat: () => void;

beforeEach(() => {
  document.body.innerHTML = `<div id="root">${renderToString(<Page />)}</div>`;
  // Without scripts, the form would leave the page.
  document
    .querySelector('form')
    ?.addEventListener('submit', (event) => event.preventDefault(), { once: true });
  repeat = rememberEarlyClick();
});

afterEach(async () => {
  await act(async () => root?.unmount());
  document.body.innerHTML = '';
});

const element = (selector: string) => document.querySelector<HTMLElement>(selector);
const buttons = () => [...document.querySelectorAll('button')].map(({ textContent }) => textContent);

async function hydrate(): Promise<void> {
  await act(async () => {
    root = hydrateRoot(element('#root') as HTMLElement, <Page />);
    repeat();
  });
}

describe('a click before the scripts are there', () => {
  it('is repeated as soon as they are', async () => {
    element('b')?.click();
    await hydrate();
    expect(buttons()).toEqual(['One 1', 'Two 0', 'Send 0']);
  });

  it('is repeated once, and only the last one', async () => {
    for (let count = 0; count < 3; count += 1) element('b')?.click();
    document.querySelectorAll('b')[1]?.click();
    await hydrate();
    expect(buttons()).toEqual(['One 0', 'Two 1', 'Send 0']);
    await act(async () => element('button')?.click());
    expect(buttons()).toEqual(['One 1', 'Two 1', 'Send 0']);
  });

  it('is forgotten after a click elsewhere', async () => {
    element('b')?.click();
    element('h1')?.click();
    await hydrate();
    expect(buttons()).toEqual(['One 0', 'Two 0', 'Send 0']);
  });

  it('is forgotten when the scripts took very long', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    element('b')?.click();
    vi.setSystemTime(Date.now() + 60_000);
    await hydrate();
    vi.useRealTimers();
    expect(buttons()).toEqual(['One 0', 'Two 0', 'Send 0']);
  });

  it('is left to the browser on a form', async () => {
    element('[type=submit]')?.click();
    await hydrate();
    expect(buttons()).toEqual(['One 0', 'Two 0', 'Send 0']);
  });
});
