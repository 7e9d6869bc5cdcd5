import { act, render, screen } from '@testing-library/react';
import type { ComponentType, ReactElement } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { nextPaint } from './after-next-paint.ts';
import { useLazyMenu } from './lazy-menu.ts';
import { currentToasts, dismissToast } from './toast-store.ts';

afterEach(() => dismissToast());

function Menu(): ReactElement {
  return <p>The menu</p>;
}

function MenuButton({ load }: { load: () => Promise<ComponentType> }): ReactElement {
  const { opened, trigger } = useLazyMenu(load);
  return opened ? <opened.Menu /> : <button type="button" {...trigger} />;
}

async function open(): Promise<void> {
  screen.getByRole('button').click();
  await act(nextPaint);
}

it('says that a menu could not be loaded, and opens it when it can', async () => {
  const load = vi.fn<() => Promise<ComponentType>>(async () => Menu);
  load.mockRejectedValueOnce(new Error('No connection'));
  render(<MenuButton load={load} />);
  await open();
  expect(currentToasts()).toMatchObject([{ title: "The menu didn't load", variant: 'destructive' }]);
  await open();
  expect(screen.getByText('The menu')).toBeTruthy();
});
