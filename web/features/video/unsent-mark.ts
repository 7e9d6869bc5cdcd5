import { remember } from '../../ui/remembered.ts';

/** The name of the mark of a change that has not arrived at the server. */
export function unsentName(name: string): string {
  return `unsent ${name}`;
}

/** Marks a change in this browser, with its time, until it has been sent. */
export function markUnsent(name: string, value: string): void {
  remember(unsentName(name), JSON.stringify([value, Date.now()]));
}
