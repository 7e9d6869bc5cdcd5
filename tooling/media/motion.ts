const clamp = (value: number) => Math.min(1, Math.max(0, value));

/** Linear progress from 0 to 1 of something that starts at `start` and takes `seconds`. */
export const span = (t: number, start: number, seconds: number) => clamp((t - start) / seconds);

/** Like `span`, but easing out: most of the way early, the rest slowly. */
export const settle = (t: number, start: number, seconds = 0.5) => 1 - (1 - span(t, start, seconds)) ** 3;

/** Like `span`, easing in and out, for moving things. */
export function glide(t: number, start: number, seconds: number) {
  const p = span(t, start, seconds);
  return p * p * (3 - 2 * p);
}

/** 0 outside the interval, 1 inside, with a soft edge at both ends. */
export const during = (t: number, from: number, to: number, edge = 0.3) =>
  Math.min(span(t, from, edge), 1 - span(t, to - edge, edge));

export const mix = (from: number, to: number, p: number) => from + (to - from) * p;

/** The chalk line's motion: shoots out in 260 ms, trembles 2 px for 120 ms, then the powder fades in. */
export function snap(t: number, at: number) {
  const trembling = span(t, at + 0.26, 0.12);
  return {
    grown: settle(t, at, 0.26),
    tremble: trembling > 0 && trembling < 1 ? 2 * Math.sin(trembling * Math.PI * 4) : 0,
    powder: span(t, at + 0.3, 0.5),
  };
}
