import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { nextPaint } from './after-next-paint.ts';
import { Dialog } from './dialog.tsx';

it('is closed once, after the browser has shown that Close was pressed', async () => {
  const onOpenChange = vi.fn();
  render(<Dialog open title="A prompt" onOpenChange={onOpenChange} />);
  const close = screen.getByRole('button', { name: 'Close' });
  await act(async () => close.click());
  await act(async () => close.click());
  expect(onOpenChange).not.toHaveBeenCalled();
  await act(nextPaint);
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
});
