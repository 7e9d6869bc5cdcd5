import { forget, recall } from '../../ui/remembered.ts';
import { unsentName } from './unsent-mark.ts';

/*
 * A change is marked in the browser before it is sent, and the mark is removed when it has arrived. What was
 * changed without a connection, or while the page was closed, is sent when a video is opened the next time.
 */

export function hasUnsent(name: string): boolean {
  return unsentValue(name) !== undefined;
}

/** The value with which a change was marked; undefined without a change. */
export function unsentValue(name: string): string | undefined {
  return readMark(recall(unsentName(name)))?.value;
}

export function forgetUnsent(name: string): void {
  forget(unsentName(name));
}

/** Sends a change that has not arrived yet, with how long ago it was made. What is refused is not sent again. */
export async function sendUnsent(
  name: string,
  send: (value: string, secondsAgo: number) => Promise<void>,
): Promise<void> {
  const mark = recall(unsentName(name));
  const change = readMark(mark);
  if (!change) return;
  try {
    await send(change.value, Math.max(0, (Date.now() - change.at) / 1000));
  } catch (error) {
    if (!isRefused(error)) return;
  }
  // A newer change has a mark of its own.
  if (recall(unsentName(name)) === mark) forget(unsentName(name));
}

function readMark(mark: string | null): { value: string; at: number } | undefined {
  try {
    const [value, at]: unknown[] = JSON.parse(mark ?? '[]');
    return typeof value === 'string' && typeof at === 'number' ? { value, at } : undefined;
  } catch {
    return undefined;
  }
}

/** Whether sending it again would not help. */
function isRefused(error: unknown): boolean {
  const status = typeof error === 'object' && error !== null && 'status' in error ? Number(error.status) : 0;
  return status >= 400 && status < 500 && status !== 429;
}
