import { type RefObject, useEffect, useRef, useState } from 'react';
import type { PlayerActions } from './player-actions.ts';
import { playerKey } from './player-keys.ts';
import { listenForTaps } from './player-touch.ts';

interface Player {
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly player: RefObject<HTMLElement | null>;
}

interface Skipped {
  readonly seconds: number;
  readonly count: number;
}

/** Handles clicks, taps and keys in the player, in place of the browser's own controls. Returns the last skip by touch. */
export function usePlayerInput({ video, player }: Player, actions: () => PlayerActions): Skipped | undefined {
  const [skipped, setSkipped] = useState<Skipped>();
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    const [element, around] = [video.current, player.current];
    if (!element || !around) return;
    const press = (event: KeyboardEvent) => {
      const action = playerKey(event);
      if (!action) return;
      event.preventDefault();
      action(latest.current());
    };
    const stopTaps = listenForTaps(
      element,
      () => latest.current(),
      (seconds) => setSkipped((before) => ({ seconds, count: (before?.count ?? 0) + 1 })),
    );
    around.addEventListener('keydown', press);
    const giveBack = takeOver(element);
    return () => {
      giveBack();
      stopTaps();
      around.removeEventListener('keydown', press);
    };
  }, [video, player]);
  return skipped;
}

/** Hides the browser's own controls. The video can still get the focus, so that keys work after a click on it. */
function takeOver(video: HTMLVideoElement): () => void {
  video.controls = false;
  video.tabIndex = -1;
  return () => {
    video.controls = true;
    video.removeAttribute('tabindex');
  };
}
