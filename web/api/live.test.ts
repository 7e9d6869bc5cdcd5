import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listen } from './live.ts';

/** A line to the server, as a browser keeps it. */
class Line extends EventTarget {
  static readonly CLOSED = 2;
  static opened: Line[] = [];
  readyState = 1;
  onerror: (() => void) | undefined;

  constructor() {
    super();
    Line.opened.push(this);
  }

  close(): void {
    this.readyState = Line.CLOSED;
  }

  refuse(): void {
    this.close();
    this.onerror?.();
  }
}

beforeEach(() => {
  Line.opened = [];
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', Line);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('hears of changes, and comes back after a refusal', () => {
  const onChange = vi.fn();
  listen('/live', 'changed', onChange);
  Line.opened[0]?.dispatchEvent(new Event('changed'));
  expect(onChange).toHaveBeenCalledTimes(1);
  Line.opened[0]?.refuse();
  vi.advanceTimersByTime(60_000);
  expect(Line.opened).toHaveLength(2);
});

it('asks no more once it is told that it is over', () => {
  const onChange = vi.fn();
  listen('/live', 'changed', onChange);
  Line.opened[0]?.dispatchEvent(new Event('over'));
  vi.advanceTimersByTime(60_000);
  expect([Line.opened.length, Line.opened[0]?.readyState]).toEqual([1, Line.CLOSED]);
  expect(onChange).not.toHaveBeenCalled();
});
