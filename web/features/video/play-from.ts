import type { RefObject } from 'react';

/** Plays a video from a position. */
export function playFrom(video: RefObject<HTMLVideoElement | null>, seconds: number): void {
  if (!video.current) return;
  video.current.currentTime = seconds;
  video.current.play().catch(() => undefined);
}
