interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** A copy of a video in another quality. */
export interface Rendition extends PictureSize {
  /** What people call its size: 720 for 1280 × 720, also if it's upright or wider. */
  readonly quality: number;
  /** How many kilobits a second of its picture takes at most. */
  readonly kilobits: number;
}

/** The best quality that a video can be played in. */
export const bestQuality = 1080;
const usualQualities = [360, 720, bestQuality] as const;

/** A quality that is less than this much better than the next one isn't worth a copy of its own. */
const worthwhile = 1.1;

/** What people call the size of a picture: 1080 for 1920 × 1080 and for 1080 × 1920. */
export function qualityOf({ width, height }: PictureSize): number {
  const [short, long] = width < height ? [width, height] : [height, width];
  return Math.floor(Math.max(short, (long * 9) / 16));
}

/**
 * The copies of a video, from the smallest to the best. None is larger than the video. A video between two usual
 * qualities gets one copy of its own size, so that nobody sees it worse than it is.
 */
export function renditionsOf(source: PictureSize): Rendition[] {
  const own = qualityOf(source);
  const qualities: number[] = usualQualities.filter((quality) => quality <= own);
  if (own < bestQuality && own > (qualities.at(-1) ?? 0) * worthwhile) qualities.push(own);
  return qualities.map((quality) => ({
    quality,
    width: evenPart(source.width, quality / own),
    height: evenPart(source.height, quality / own),
    kilobits: kilobitsOf(quality),
  }));
}

/** The encoder takes even sizes only. The tiny addition makes up for the rounding of fractions. */
function evenPart(size: number, part: number): number {
  return Math.max(2, 2 * Math.floor((size * part) / 2 + 1e-6));
}

/** About 800 for 360p, 2500 for 720p and 5000 for 1080p. */
function kilobitsOf(quality: number): number {
  return Math.max(200, Math.round(5000 * (quality / bestQuality) ** 1.67));
}

interface ConversionProgress {
  readonly renditions: readonly Rendition[];
  /** The qualities that are finished. */
  readonly finished: readonly number[];
  /** How much of the next one is finished, from 0 to 1. */
  readonly part: number;
}

/** How far all copies together are. Larger pictures take longer. It's 100 only once everything is finished. */
export function percentConverted({ renditions, finished, part }: ConversionProgress): number {
  const work = ({ width, height }: Rendition) => width * height;
  const all = renditions.reduce((sum, rendition) => sum + work(rendition), 0);
  const done = renditions
    .filter(({ quality }) => finished.includes(quality))
    .reduce((sum, rendition) => sum + work(rendition), 0);
  if (done === all) return 100;
  const current = renditions.find(({ quality }) => !finished.includes(quality));
  const ofCurrent = current ? work(current) * Math.min(1, Math.max(0, part)) : 0;
  return Math.min(99, Math.floor(((done + ofCurrent) / all) * 100));
}

/** Which of the qualities of a video is played for somebody who prefers one: the best that is not better. */
export function closestQuality(qualities: readonly number[], preferred: number): number | undefined {
  const ascending = qualities.toSorted((a, b) => a - b);
  return ascending.findLast((quality) => quality <= preferred) ?? ascending[0];
}
