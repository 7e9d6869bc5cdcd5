import { useEffect } from 'react';
import { type ToastOptions, toast } from './toast-store.ts';

/** The same address without the message parameter. */
export function withoutParameter(address: string, parameter: string): string {
  const { pathname, searchParams, hash } = new URL(address);
  searchParams.delete(parameter);
  const search = searchParams.toString();
  // A path that begins with two slashes would be another site.
  return pathname.replace(/^\/+/, '/') + (search ? `?${search}` : '') + hash;
}

type TextIn = (search: string) => ToastOptions | undefined;

/**
 * Shows a message that the URL carries, usually a failure, and removes it from the URL so that a reload does
 * not repeat it.
 */
export function showUrlMessage(parameter: string, textIn: TextIn): void {
  const message = textIn(window.location.search);
  if (!message) return;
  toast({ variant: 'destructive', ...message });
  const address = withoutParameter(window.location.href, parameter);
  window.history.replaceState(window.history.state, '', address);
}

export function useUrlMessage(parameter: string, textIn: TextIn): void {
  useEffect(() => showUrlMessage(parameter, textIn), [parameter, textIn]);
}
