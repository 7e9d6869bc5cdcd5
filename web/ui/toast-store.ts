import { type ReactNode, useSyncExternalStore } from 'react';

const TOAST_LIMIT = 1;
export const TOAST_DURATION = 5000;
/** How long a dismissed toast stays in the state. */
export const TOAST_REMOVE_DELAY = 1_000_000;

interface ToastAction {
  readonly label: string;
  run(): void;
}

export interface ToastOptions {
  title?: ReactNode;
  description?: ReactNode;
  /** `success` says that something is done, `destructive` that it failed. */
  variant?: 'default' | 'success' | 'destructive';
  /** One action, available while the toast is shown. */
  action?: ToastAction;
  /** Milliseconds on screen. */
  duration?: number;
}

export interface ToastRecord extends ToastOptions {
  id: string;
  open: boolean;
}

export interface ToastHandle {
  id: string;
  update: (options: ToastOptions) => void;
  dismiss: () => void;
}

const NO_TOASTS: readonly ToastRecord[] = [];

let toasts = NO_TOASTS;
let count = 0;
const listeners = new Set<() => void>();

/** Shows a toast in place of the current one. Also works outside React. */
export function toast(options: ToastOptions): ToastHandle {
  count += 1;
  const id = String(count);
  publish([{ ...options, id, open: true }, ...toasts].slice(0, TOAST_LIMIT));
  return {
    id,
    update: (changes) => change(id, changes),
    dismiss: () => dismissToast(id),
  };
}

/** Closes one toast, or all of them without an id. */
export function dismissToast(id?: string): void {
  for (const shown of toasts) {
    if (!shown.open || (id !== undefined && shown.id !== id)) continue;
    change(shown.id, { open: false });
    setTimeout(() => publish(toasts.filter((other) => other.id !== shown.id)), TOAST_REMOVE_DELAY);
  }
}

export interface ToastState {
  toasts: readonly ToastRecord[];
  toast: (options: ToastOptions) => ToastHandle;
  dismiss: (id?: string) => void;
}

export function useToast(): ToastState {
  const current = useSyncExternalStore(subscribeToToasts, currentToasts, () => NO_TOASTS);
  return { toasts: current, toast, dismiss: dismissToast };
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function currentToasts(): readonly ToastRecord[] {
  return toasts;
}

function change(id: string, changes: Partial<ToastRecord>): void {
  publish(toasts.map((shown) => (shown.id === id ? { ...shown, ...changes } : shown)));
}

function publish(next: readonly ToastRecord[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}
