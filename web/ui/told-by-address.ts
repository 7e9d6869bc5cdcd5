import { useEffect } from 'react';
import { type ToastOptions, toast } from './toast-store.ts';

/** The same address without what it told. */
export function withoutParameter(address: string, parameter: string): string {
  const { pathname, searchParams, hash } = new URL(address);
  searchParams.delete(parameter);
  const search = searchParams.toString();
  return pathname + (search ? `?${search}` : '') + hash;
}

/** Says once what the address tells, most often a failure, and clears the address so that a reload does not repeat it. */
export function useToldByAddress(
  parameter: string,
  textIn: (search: string) => ToastOptions | undefined,
): void {
  useEffect(() => {
    const notice = textIn(window.location.search);
    if (!notice) return;
    toast({ variant: 'destructive', ...notice });
    const address = withoutParameter(window.location.href, parameter);
    window.history.replaceState(window.history.state, '', address);
  }, [parameter, textIn]);
}
