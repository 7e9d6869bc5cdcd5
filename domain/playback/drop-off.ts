/** A video is divided into this many parts of the same length. */
export const dropOffSegments = 10;

/** The part of a video that a position is in, from 0 to 9; undefined while the length is unknown. */
export function segmentAt(seconds: number, duration: number): number | undefined {
  if (!(duration > 0) || !Number.isFinite(duration) || !(seconds >= 0)) return undefined;
  return Math.min(dropOffSegments - 1, Math.floor((seconds / duration) * dropOffSegments));
}

/** How many people came to each part of a video. */
export interface ReachedSegment {
  readonly segment: number;
  readonly viewers: number;
}

/**
 * The curve of a video: of the people who started it, how many came to each part. Somebody who came to a part has come
 * to all before it, so the curve never rises, even if a report got lost.
 */
export function dropOffCurve(reached: readonly ReachedSegment[]): number[] {
  const viewers = Array.from({ length: dropOffSegments }, () => 0);
  for (const one of reached) {
    if (one.segment in viewers) viewers[one.segment] = one.viewers;
  }
  for (let segment = dropOffSegments - 2; segment >= 0; segment -= 1) {
    viewers[segment] = Math.max(viewers[segment] ?? 0, viewers[segment + 1] ?? 0);
  }
  return viewers;
}

/** The part that most people don't get past, and how many stop there; undefined if nobody stops before the end. */
export function whereMostLeave(
  curve: readonly number[],
): { readonly segment: number; readonly left: number } | undefined {
  const losses = curve.slice(0, -1).map((viewers, segment) => ({
    segment,
    left: viewers - (curve[segment + 1] ?? 0),
  }));
  const most = losses.toSorted((one, other) => other.left - one.left)[0];
  return most && most.left > 0 ? most : undefined;
}

/** "10–20%": a part of a video as people read it. */
export function segmentLabel(segment: number): string {
  const step = 100 / dropOffSegments;
  return `${segment * step}–${(segment + 1) * step}%`;
}
