/** A video stopped within this time of its start or its end starts from the beginning. */
const edgeSeconds = 5;

/** Where a video continues: where the learner stopped, or at the beginning. */
export function resumeSecond(stoppedAt: number, duration: number): number {
  if (!Number.isFinite(stoppedAt) || !Number.isFinite(duration)) return 0;
  const isInside = stoppedAt >= edgeSeconds && stoppedAt <= duration - edgeSeconds;
  return isInside ? stoppedAt : 0;
}

/** "1:05", "1:02:07": a position in a video. */
export function clockTime(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const shown = parts[0] === 0 ? parts.slice(1) : parts;
  return shown.map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, '0'))).join(':');
}
