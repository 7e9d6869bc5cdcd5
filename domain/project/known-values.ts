import type { IsoTime } from '../calendar/moment.ts';
import type { OwnProject } from './own-project.ts';

/** What a person once typed into a placeholder of a prompt. */
export interface TypedValue {
  readonly name: string;
  readonly value: string;
  readonly changedAt: IsoTime;
}

/** What is known about a person's project, and what they typed into prompts. */
export interface KnownValues {
  readonly project: OwnProject;
  /** When the project was last saved; null if never. */
  readonly projectChangedAt: IsoTime | null;
  readonly typed: readonly TypedValue[];
}

export const longestPlaceholderName = 100;
export const longestTypedValue = 1_000;
/** If somebody types more values, the oldest are forgotten. */
export const mostTypedValues = 200;

/** What the placeholders that ask for a fact about the project are called. */
const meanings: Readonly<Record<keyof OwnProject, readonly string[]>> = {
  name: [
    'business name',
    'shop name',
    'project name',
    'app name',
    'site name',
    'website name',
    'company name',
  ],
  purpose: ['what you do', 'what you offer', 'your service', 'purpose', 'what it does', 'what your app does'],
  url: ['published address', 'site address', 'website address', 'app address', 'url', 'website', 'link'],
  joinLink: ['join link', 'replit join link'],
};

/** The name by which a value is remembered: two spellings of a placeholder are the same. */
export function placeholderKey(name: string): string {
  return name.trim().toLowerCase().replaceAll(/\s+/g, ' ').slice(0, longestPlaceholderName);
}

/** The field of the project that a placeholder asks for. */
export function projectFieldOf(name: string): keyof OwnProject | undefined {
  const key = placeholderKey(name);
  const short = key.replace(/^(?:your|my|the) /, '');
  const fields = Object.keys(meanings) as (keyof OwnProject)[];
  return fields.find((field) => meanings[field].some((meaning) => meaning === key || meaning === short));
}

/** The value to offer for a placeholder: what was typed there or saved in the project, whichever is newer. */
export function knownValue(name: string, { project, projectChangedAt, typed }: KnownValues): string {
  const key = placeholderKey(name);
  const field = projectFieldOf(name);
  const remembered = typed.find((value) => value.name === key);
  const fromProject = field ? project[field] : '';
  if (!remembered) return fromProject;
  if (!fromProject || !projectChangedAt) return remembered.value;
  return projectChangedAt > remembered.changedAt ? fromProject : remembered.value;
}
