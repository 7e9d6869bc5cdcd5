import { type RefObject, useEffect, useRef, useState } from 'react';

interface Following {
  readonly isFollowing: boolean;
  follow(): void;
  noteScroll(): void;
}

/** A position this close to the one we scrolled to does not mean that the reader has scrolled. */
const tolerance = 4;

/**
 * Keeps the current line in view by scrolling its own box, never the page. It stops as soon as the reader scrolls, and
 * continues when they ask for it.
 */
export function useFollowedLine(
  box: RefObject<HTMLElement | null>,
  current: number | undefined,
  isOn: boolean,
): Following {
  const [isFollowing, setFollowing] = useState(true);
  const scrolledTo = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: It scrolls whenever another line is the current one.
  useEffect(() => {
    const line = box.current?.querySelector('[aria-current]')?.closest('li');
    if (!box.current || !line || !isFollowing || !isOn) return;
    box.current.scrollTop = line.offsetTop - (box.current.clientHeight - line.offsetHeight) / 2;
    scrolledTo.current = box.current.scrollTop;
  }, [box, current, isFollowing, isOn]);
  return {
    isFollowing,
    follow: () => setFollowing(true),
    noteScroll: () => {
      const top = box.current?.scrollTop ?? 0;
      if (isOn && Math.abs(top - scrolledTo.current) > tolerance) setFollowing(false);
    },
  };
}
