/** Less than this was hardly a start; with less than this left it was as good as watched. */
const edgeSeconds = 5;

/** Where a video goes on: at the place where the learner stopped, or at its beginning. */
export function resumeSecond(stoppedAt: number, duration: number): number {
  if (!Number.isFinite(stoppedAt) || !Number.isFinite(duration)) return 0;
  const isInside = stoppedAt >= edgeSeconds && stoppedAt <= duration - edgeSeconds;
  return isInside ? stoppedAt : 0;
}

/** "1:05", "1:02:07": a place in a video. */
export function clockTime(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const shown = parts[0] === 0 ? parts.slice(1) : parts;
  return shown.map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, '0'))).join(':');
}
