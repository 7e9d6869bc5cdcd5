import { type RefObject, useEffect, useState } from 'react';

/** Which of several parts of a video is played now: the start of the last one that has begun. */
export function useCurrentStart(
  video: RefObject<HTMLVideoElement | null>,
  starts: readonly number[],
): number | undefined {
  const [current, setCurrent] = useState<number>();
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    const find = () => setCurrent(starts.findLast((start) => start <= element.currentTime));
    for (const name of ['timeupdate', 'seeking']) element.addEventListener(name, find);
    return () => {
      for (const name of ['timeupdate', 'seeking']) element.removeEventListener(name, find);
    };
  }, [video, starts]);
  return current;
}
