import { groupDigits } from '../writing/group-digits.ts';

/** How far an upload is. */
interface UploadProgress {
  readonly sent: number;
  readonly total: number;
}

/** The percentage that was received. It's 100 only once everything was. */
export function percentSent({ sent, total }: UploadProgress): number {
  if (total <= 0) return 0;
  return sent >= total ? 100 : Math.min(99, Math.floor((sent / total) * 100));
}

/** A measurement of an upload: how much was received by when, in milliseconds. */
export interface SentAt {
  readonly sent: number;
  readonly at: number;
}

/** The speed is measured over this time, so that it follows the connection without jumping. */
const measuredMilliseconds = 20_000;
const fewestMilliseconds = 2_000;

/** Adds a measurement, and forgets those that are too old to say anything about the speed. */
export function measured(before: readonly SentAt[], now: SentAt): readonly SentAt[] {
  return [...before.filter(({ at }) => now.at - at <= measuredMilliseconds), now];
}

/** The seconds that an upload still takes; undefined while nobody can tell. */
export function secondsLeft(measurements: readonly SentAt[], total: number): number | undefined {
  const [first] = measurements;
  const last = measurements.at(-1);
  if (!first || !last || last.at - first.at < fewestMilliseconds) return undefined;
  const perMillisecond = (last.sent - first.sent) / (last.at - first.at);
  return perMillisecond > 0 ? Math.ceil((total - last.sent) / perMillisecond / 1000) : undefined;
}

/** "About 5 minutes left": rounded, because nobody knows it exactly. */
export function timeLeftLabel(seconds: number | undefined): string {
  if (seconds === undefined) return 'Working out the time left';
  if (seconds <= 10) return 'A few seconds left';
  if (seconds < 60) return `About ${Math.ceil(seconds / 10) * 10} seconds left`;
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return `About ${minutes === 1 ? '1 minute' : `${minutes} minutes`} left`;
  const hours = Math.floor(minutes / 60);
  const rest = Math.round((minutes % 60) / 5) * 5;
  return rest === 0 || rest === 60
    ? `About ${hours + (rest === 60 ? 1 : 0)} h left`
    : `About ${hours} h ${rest} min left`;
}

const units = ['bytes', 'kB', 'MB', 'GB', 'TB'] as const;

/** "1.4 GB": a size in the units that file managers show. */
export function sizeLabel(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(bytes) / 3));
  const value = bytes / 1000 ** power;
  const shown = power === 0 || value >= 100 ? Math.round(value) : Math.round(value * 10) / 10;
  return `${groupDigits(shown)} ${units[power]}`;
}

/**
 * The duration of a lesson after a video was uploaded. What somebody typed stays; what the upload of an earlier video
 * filled in is replaced.
 */
export function durationAfterUpload(
  duration: string,
  earlierSeconds: number | undefined,
  seconds: number,
): string {
  const isFilledIn = earlierSeconds !== undefined && duration === videoLength(earlierSeconds);
  return duration.trim() === '' || isFilledIn ? videoLength(seconds) : duration;
}

/** "8 min": the length of a video as lessons say it. */
export function videoLength(seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / 60));
  if (minutes < 60) return `${minutes} min`;
  return minutes % 60 === 0 ? `${minutes / 60} h` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
