import { type ComponentType, lazy } from 'react';
import type { AppShellProps } from '../features/shell/app-shell.tsx';

type ShellComponent = ComponentType<AppShellProps>;

/** Hardly anybody works in the console: its code comes only there. */
const load = async () => (await import('./console-shell.tsx')).ConsoleShell;

const waiting = lazy(async () => ({ default: await load() }));
let ready: ShellComponent | undefined;

export async function loadConsoleShell(): Promise<void> {
  ready = await load();
}

/** What stands around the console's screens: itself when its code is here, otherwise one that waits for it. */
export function consoleShell(): ShellComponent {
  return ready ?? waiting;
}
