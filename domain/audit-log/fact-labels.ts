import { signInMethodLabels } from '../access/sign-in-methods.ts';
import { roleLabels } from '../access/team.ts';
import { dollarsOf } from '../billing/prices.ts';
import { isCalendarDate, longDate } from '../calendar/calendar-date.ts';
import { momentLabel } from '../calendar/moment.ts';
import { decisionLabels } from '../certifications/review.ts';
import { canonical } from '../content/canonical.ts';
import { difficultyLabels } from '../courses/course.ts';
import { sizeLabel } from '../videos/upload-progress.ts';
import { drawingLabels } from '../writing/drawing-subjects.ts';

/** The labels of fields; other names are readable as they are. */
const labels: Readonly<Record<string, string>> = {
  amountInCents: 'amount',
  body: 'text',
  bytes: 'size',
  captionsUrl: 'captions file',
  checks: 'build checks',
  courseId: 'number of the course',
  deletedCertifications: 'certification deleted with it',
  deletedLessons: 'lessons deleted with it',
  formerSlugs: 'old addresses',
  given: 'given plan',
  goesLiveDate: 'go-live date',
  imageAlt: 'description of the picture',
  imageUrl: 'picture',
  isDeleted: 'deleted',
  isErased: 'erased',
  isFree: 'free',
  isGivenUp: 'given up',
  isNamedFounder: 'named as a founder',
  isOn: 'on',
  isPublished: 'published',
  isRevoked: 'revoked',
  isSample: 'sample',
  isScheduled: 'scheduled to publish',
  lessonIds: 'numbers of the linked lessons',
  orderIndex: 'place in the course',
  posterUrl: 'thumbnail of the video',
  refunded: 'refunded plan',
  signInMethod: 'sign-in method',
  slug: 'address',
  videoUrl: 'video',
  xpReward: 'XP',
};

/** "isRevoked" becomes "revoked". */
export function factLabel(name: string): string {
  return (
    labels[name] ??
    name
      .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
      .replaceAll(/[-_.]/g, ' ')
      .toLowerCase()
  );
}

type ValueLabels = Readonly<Record<string, string>>;

const roleNames = Object.entries(roleLabels).map(([role, { label }]) => [role, label] as const);

/** What people read elsewhere for the stored values of a field. Plans and columns are stored as they are shown. */
const valueLabels: Readonly<Record<string, ValueLabels>> = {
  decision: decisionLabels,
  difficulty: difficultyLabels,
  drawing: drawingLabels,
  role: Object.fromEntries(roleNames),
  signInMethod: signInMethodLabels,
};

const moment = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

/** A value of an entry in words, with times on the reader's clock. */
export function factText(name: string, value: unknown, timeZone: string | null): string {
  if (value === null || value === undefined || value === '') return 'nothing';
  if (typeof value === 'number') return numberText(name, value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'object') return listText(Array.isArray(value) ? value : [value]);
  const text = String(value);
  if (moment.test(text)) return momentLabel(text, timeZone);
  return isCalendarDate(text) ? longDate(text) : labelOf(name, text);
}

function numberText(name: string, value: number): string {
  if (name === 'amountInCents') return dollarsOf(value);
  return name === 'bytes' ? sizeLabel(value) : String(value);
}

function labelOf(name: string, value: string): string {
  const known = Object.hasOwn(valueLabels, name) ? valueLabels[name] : undefined;
  return known && Object.hasOwn(known, value) ? (known[value] ?? value) : value;
}

/** "YouTube, https://youtube.example · X, https://x.example": a list without its keys. */
export function listText(list: readonly unknown[]): string {
  return list.map((entry) => valuesOf(entry).join(', ')).join(' · ');
}

function valuesOf(entry: unknown): string[] {
  if (typeof entry !== 'object' || entry === null) return [String(entry ?? '')];
  return Object.keys(entry)
    .toSorted()
    .flatMap((key) => valuesOf((entry as Record<string, unknown>)[key]));
}

type Facts = Readonly<Record<string, unknown>>;

export interface ChangedFact {
  readonly name: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** Only useful for accounting and for searching the database, so they are left out here; the CSV file has them. */
const leftOut = new Set(['messageId', 'payments']);

/** The fields that changed between before and after, in the order in which they were recorded. */
export function changedFacts(before: Facts | null, after: Facts | null): ChangedFact[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return names
    .filter((name) => !leftOut.has(name))
    .map((name) => ({ name, before: before?.[name], after: after?.[name] }))
    .filter(hasChanged);
}

/** A flag that is off on a new item is not a change; nor is another order of keys. */
function hasChanged({ before, after }: ChangedFact): boolean {
  if (before === undefined && after === false) return false;
  return canonical(before) !== canonical(after);
}
