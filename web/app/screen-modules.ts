import { lazy } from 'react';
import { loadCode } from '../ui/load-code.ts';
import type { Screen, ScreenComponent } from './screen.ts';
import { loadShell } from './shell-modules.ts';

const ready = new Map<Screen, ScreenComponent>();
const waiting = new Map<Screen, ScreenComponent>();

/** Loads the code of a screen and its shell before rendering it, so that it renders without delay. */
export async function loadScreen(screen: Screen): Promise<void> {
  await loadShell(screen.shell);
  if (ready.has(screen)) return;
  const { Screen: component } = await screen.load();
  ready.set(screen, component);
}

/** A screen's component: itself if its code is loaded, otherwise a lazy one. */
export function componentOf(screen: Screen): ScreenComponent {
  return ready.get(screen) ?? waitingFor(screen);
}

function waitingFor(screen: Screen): ScreenComponent {
  const known = waiting.get(screen);
  if (known) return known;
  const component = lazy(async () => ({ default: (await loadCode(screen.load)).Screen }));
  waiting.set(screen, component);
  return component;
}
