import { type RefObject, useEffect } from 'react';

const idleAfterMilliseconds = 3000;

/** In full screen, hides the controls while a video plays and nobody moves, touches or types. */
export function useIdleFullScreen(player: RefObject<HTMLElement | null>, isOn: boolean): void {
  useEffect(() => {
    const element = player.current;
    if (!element || !isOn) return;
    let timer: ReturnType<typeof setTimeout>;
    const wake = () => {
      delete element.dataset.idle;
      clearTimeout(timer);
      timer = setTimeout(() => {
        element.dataset.idle = '';
      }, idleAfterMilliseconds);
    };
    const listening = new AbortController();
    for (const name of ['pointermove', 'pointerdown', 'keydown', 'focusin']) {
      element.addEventListener(name, wake, { signal: listening.signal });
    }
    wake();
    return () => {
      listening.abort();
      clearTimeout(timer);
      delete element.dataset.idle;
    };
  }, [player, isOn]);
}
