import { type ComponentType, lazy } from 'react';
import type { AppShellProps } from '../features/shell/app-shell.tsx';
import { loadCode } from '../ui/load-code.ts';
import type { Screen } from './screen.ts';

type Shell = Screen['shell'];
type ShellComponent = ComponentType<AppShellProps>;

/** A page stands in one of these: the code of the others is not waited for. */
const loads: Readonly<Record<Shell, () => Promise<ShellComponent>>> = {
  public: async () => (await import('../features/shell/public-shell.tsx')).PublicShell,
  app: async () => (await import('../features/shell/app-shell.tsx')).AppShell,
  console: async () => (await import('./console-shell.tsx')).ConsoleShell,
};

const ready = new Map<Shell, ShellComponent>();
const used = new Map<Shell, ShellComponent>();

export async function loadShell(shell: Shell): Promise<void> {
  ready.set(shell, await loads[shell]());
}

/** Into the console leads a full page load; between the others people move. */
export async function loadShellsNearby(): Promise<void> {
  await Promise.all([loadShell('public'), loadShell('app')]);
}

/**
 * What stands around a screen: itself when its code is here, otherwise one that waits for it. It stays the same one:
 * another would take down all that stands in it.
 */
export function shellOf(shell: Shell): ShellComponent {
  const component = used.get(shell) ?? ready.get(shell) ?? waitingFor(shell);
  used.set(shell, component);
  return component;
}

function waitingFor(shell: Shell): ShellComponent {
  return lazy(async () => ({ default: await loadCode(loads[shell]) }));
}
