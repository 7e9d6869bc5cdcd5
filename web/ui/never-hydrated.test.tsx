import { act, render, screen } from '@testing-library/react';
import type { ComponentType, ReactElement } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { serverRendered } from '../testing/server-rendered.ts';
import { neverHydrated } from './never-hydrated.tsx';

const Drawing = (): ReactElement => <p>A drawing</p>;
const Placeholder = (): ReactElement => <p>An empty sheet</p>;

async function open(DrawingOnServer: ComponentType = Drawing) {
  const OnServer = neverHydrated(async () => DrawingOnServer, Placeholder);
  const container = await serverRendered(<OnServer />);
  const load = vi.fn(async () => Drawing);
  const InBrowser = neverHydrated(load, Placeholder);
  const onRecoverableError = vi.fn();
  const options = { container, hydrate: true, onRecoverableError };
  const { rerender } = await act(async () => render(<InBrowser />, options));
  return { load, renderAgain: () => act(async () => rerender(<InBrowser />)) };
}

afterEach(() => document.body.replaceChildren());

describe('a part of a page that is never hydrated', () => {
  it('stays as the server has rendered it, and its code is not fetched', async () => {
    const { load, renderAgain } = await open();
    const drawing = screen.getByText('A drawing');
    await renderAgain();
    expect(load).not.toHaveBeenCalled();
    expect(screen.getByText('A drawing')).toBe(drawing);
  });

  it('is rendered by the browser if the server could not render it', async () => {
    const { load } = await open(() => {
      throw new Error('The server cannot draw.');
    });
    expect(await screen.findByText('A drawing')).toBeTruthy();
    expect(load).toHaveBeenCalledOnce();
  });

  it('has a placeholder until it is rendered on a page that is opened by a click', async () => {
    const Part = neverHydrated(async () => Drawing, Placeholder);
    render(<Part />);
    expect(screen.getByText('An empty sheet')).toBeTruthy();
    expect(await screen.findByText('A drawing')).toBeTruthy();
  });
});
