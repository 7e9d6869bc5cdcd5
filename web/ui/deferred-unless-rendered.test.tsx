import { act, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { loadDeferredParts } from './deferred.tsx';
import { deferredUnlessRendered } from './deferred-unless-rendered.tsx';

const Drawing = (): ReactElement => <p>A drawing</p>;
const Placeholder = (): ReactElement => <p>An empty sheet</p>;

it('what the server has drawn stays, and its code is never fetched', async () => {
  const OnServer = deferredUnlessRendered(async () => Drawing, Placeholder);
  await loadDeferredParts();
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(<OnServer />);
  const drawing = screen.getByText('A drawing');
  const load = vi.fn(async () => Drawing);
  const InBrowser = deferredUnlessRendered(load, Placeholder);
  const { rerender } = await act(async () => render(<InBrowser />, { container, hydrate: true }));
  await act(async () => rerender(<InBrowser />));
  expect(load).not.toHaveBeenCalled();
  expect(screen.getByText('A drawing')).toBe(drawing);
});

it('on a page that was opened by a click, a placeholder takes its space until it is drawn', async () => {
  const Part = deferredUnlessRendered(async () => Drawing, Placeholder);
  render(<Part />);
  expect(screen.getByText('An empty sheet')).toBeTruthy();
  expect(await screen.findByText('A drawing')).toBeTruthy();
});
