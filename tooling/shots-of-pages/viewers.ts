import { demoPeople } from '@chalkline/sandbox/people';

/** A person who views the pages: a visitor, or one of the sandbox's people. */
export interface Viewer {
  /** Used in file names. */
  readonly name: string;
  readonly label: string;
  /** Who signs in; undefined for a visitor. */
  readonly subject: string | undefined;
}

export const viewers: readonly Viewer[] = [
  { name: 'visitor', label: 'Visitor', subject: undefined },
  ...demoPeople.map(({ subject, label }) => ({ name: subject.replace(/^demo-/, ''), label, subject })),
];
