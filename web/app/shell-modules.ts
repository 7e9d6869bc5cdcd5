import type { ComponentType } from 'react';
import { AppShell, type AppShellProps } from '../features/shell/app-shell.tsx';
import { loadAllStyles } from '../ui/all-styles.ts';
import { lazyPage } from './lazy-page.ts';
import type { Screen } from './screen.ts';

type Shell = Screen['shell'];
type ShellComponent = ComponentType<AppShellProps>;

/** Most pages have the app's shell. They do not wait for the code of the others. */
const loads: Readonly<Record<Shell, () => Promise<ShellComponent>>> = {
  public: async () => (await import('../features/shell/public-shell.tsx')).PublicShell,
  app: async () => AppShell,
  console: async () => (await import('./console.ts')).ConsoleShell,
};

const ready = new Map<Shell, ShellComponent>();
const used = new Map<Shell, ShellComponent>();

export async function loadShell(shell: Shell): Promise<void> {
  if (ready.has(shell)) return;
  ready.set(shell, await loads[shell]());
}

/** Loads the shells that navigation can reach. The console is opened by a full page load. */
export async function loadShellsNearby(): Promise<void> {
  // A shell whose code is there is shown at once, so its styles come first.
  await loadAllStyles();
  await Promise.all([loadShell('public'), loadShell('app')]);
}

/**
 * The shell of a screen: itself if its code is loaded, otherwise a lazy one. The component stays the same,
 * because another one would unmount everything inside.
 */
export function shellOf(shell: Shell): ShellComponent {
  const component = used.get(shell) ?? ready.get(shell) ?? waitingFor(shell);
  used.set(shell, component);
  return component;
}

function waitingFor(shell: Shell): ShellComponent {
  return lazyPage(loads[shell], () => used.delete(shell));
}
