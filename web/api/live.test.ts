import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listen } from './live.ts';

/** A fake of the browser's connection to the server. */
class Line extends EventTarget {
  static readonly CLOSED = 2;
  static opened: Line[] = [];
  readyState = 1;
  onerror: (() => void) | undefined;
  onopen: (() => void) | undefined;

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
  vi.stubGlobal('window', new EventTarget());
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const line = { path: '/live', event: 'changed', requires: 'staff:tickets' } as const;
const listening = () => {
  const listener = { onChange: vi.fn(), onOver: vi.fn() };
  return { ...listener, stop: listen(line, listener) };
};
const answering = (status: number, body: object) =>
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status }));
const consultant = { plan: null, isFounder: false, role: 'consultant' };

it('reports changes, and reconnects after a temporary refusal', async () => {
  answering(200, consultant);
  const { onChange, onOver } = listening();
  Line.opened[0]?.dispatchEvent(new Event('changed'));
  expect(onChange).toHaveBeenCalledTimes(1);
  Line.opened[0]?.refuse();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(Line.opened).toHaveLength(2);
  expect(onOver).not.toHaveBeenCalled();
});

it('reconnects when it is unknown who is signed in', async () => {
  answering(503, {});
  listening();
  Line.opened[0]?.refuse();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(Line.opened).toHaveLength(2);
});

it.each([
  ['whose role was taken', 200, { ...consultant, role: null }],
  ['whose session has ended', 401, {}],
])('reports its end and does not reconnect after a refusal for somebody %s', async (_, status, body) => {
  answering(status, body);
  const { onOver } = listening();
  Line.opened[0]?.refuse();
  await vi.advanceTimersByTimeAsync(300_000);
  expect(Line.opened).toHaveLength(1);
  expect(onOver).toHaveBeenCalledTimes(1);
});

it.each([consultant, { ...consultant, role: null }])('does nothing after it was stopped', async (person) => {
  answering(200, person);
  const { stop, onOver } = listening();
  Line.opened[0]?.refuse();
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(Line.opened).toHaveLength(1);
  expect(onOver).not.toHaveBeenCalled();
});

it('stops asking once it is told that access has ended', async () => {
  const { onChange, onOver } = listening();
  Line.opened[0]?.dispatchEvent(new Event('over'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect([Line.opened.length, Line.opened[0]?.readyState]).toEqual([1, Line.CLOSED]);
  expect(onChange).not.toHaveBeenCalled();
  expect(onOver).toHaveBeenCalledTimes(1);
});

it('is closed while the page waits in the back/forward cache, and reports what changed meanwhile', async () => {
  answering(200, consultant);
  const { onChange } = listening();
  window.dispatchEvent(new Event('pagehide'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(Line.opened.map(({ readyState }) => readyState)).toEqual([Line.CLOSED]);
  window.dispatchEvent(new Event('pageshow'));
  await vi.advanceTimersByTimeAsync(0);
  expect(Line.opened.map(({ readyState }) => readyState)).toEqual([Line.CLOSED, 1]);
  Line.opened[1]?.onopen?.();
  expect(onChange).toHaveBeenCalledTimes(1);
});

it('is not opened a second time when the page is shown for the first time', async () => {
  listening();
  window.dispatchEvent(new Event('pageshow'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(Line.opened).toHaveLength(1);
});

it('reports its end once when the page is left and shown twice by somebody who has lost access', async () => {
  answering(200, { ...consultant, role: null });
  const { onOver } = listening();
  for (const event of ['pagehide', 'pageshow', 'pagehide', 'pageshow'])
    window.dispatchEvent(new Event(event));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(onOver).toHaveBeenCalledTimes(1);
});

it('keeps one connection when the page is left and shown twice in quick succession', async () => {
  answering(200, consultant);
  listening();
  for (const event of ['pagehide', 'pageshow', 'pagehide', 'pageshow'])
    window.dispatchEvent(new Event(event));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(Line.opened.filter(({ readyState }) => readyState !== Line.CLOSED)).toHaveLength(1);
});
