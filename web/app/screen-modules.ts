import { lazyPage } from './lazy-page.ts';
import type { Screen, ScreenComponent } from './screen.ts';
import { loadShell } from './shell-modules.ts';

const ready = new Map<Screen, ScreenComponent>();
const used = new Map<Screen, ScreenComponent>();

/** Loads the code of a screen and its shell before rendering it, so that it renders without delay. */
export async function loadScreen(screen: Screen): Promise<void> {
  await loadShell(screen.shell);
  if (ready.has(screen)) return;
  const { Screen: component } = await screen.load();
  ready.set(screen, component);
}

/**
 * A screen's component: itself if its code is loaded, otherwise a lazy one. The component stays the same when its code
 * is loaded ahead later, because another one would unmount the open page and lose what was typed. Only one that
 * could not be loaded is forgotten.
 */
export function componentOf(screen: Screen): ScreenComponent {
  const component = used.get(screen) ?? ready.get(screen) ?? waitingFor(screen);
  used.set(screen, component);
  return component;
}

function waitingFor(screen: Screen): ScreenComponent {
  return lazyPage(
    async () => (await screen.load()).Screen,
    () => used.delete(screen),
  );
}
