import { act, renderHook } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CopyButton } from './copy-button.tsx';
import { useCopy } from './use-copy.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

describe('copying', () => {
  it('reports for two seconds that the text was copied', async () => {
    const { result } = renderHook(() => useCopy());
    await act(() => result.current.copy('a prompt'));
    expect(result.current.isCopied).toBe(true);
    wait(1999);
    expect(result.current.isCopied).toBe(true);
    wait(1);
    expect(result.current.isCopied).toBe(false);
  });

  it('starts the two seconds again with another copy', async () => {
    const { result } = renderHook(() => useCopy());
    await act(() => result.current.copy('a prompt'));
    wait(1500);
    await act(() => result.current.copy('a prompt'));
    wait(1500);
    expect(result.current.isCopied).toBe(true);
  });

  it('reports a refusal of the browser', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed'));
    const events = { onCopied: vi.fn(), onFailed: vi.fn() };
    const { result } = renderHook(() => useCopy(events));
    await act(() => result.current.copy('a prompt'));
    expect(result.current.isCopied).toBe(false);
    expect(events.onFailed).toHaveBeenCalledOnce();
    expect(events.onCopied).not.toHaveBeenCalled();
  });
});

it('shows on its button whether the text was copied', () => {
  const button = (isCopied: boolean) =>
    renderToStaticMarkup(<CopyButton isCopied={isCopied} subject="A prompt" />);
  expect(button(false)).toContain('Copy<');
  expect(button(true)).toContain('Copied!<');
  expect(button(true)).toContain(': A prompt');
});
