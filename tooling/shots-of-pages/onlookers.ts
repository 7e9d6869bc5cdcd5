import { demoPeople } from '@chalkline/sandbox/people';

/** A person who views the pages: a visitor, or one of the sandbox's people. */
export interface Onlooker {
  /** Used in file names. */
  readonly name: string;
  readonly label: string;
  /** Who signs in; undefined for a visitor. */
  readonly subject: string | undefined;
}

export const onlookers: readonly Onlooker[] = [
  { name: 'visitor', label: 'Visitor', subject: undefined },
  ...demoPeople.map(({ subject, label }) => ({ name: subject.replace(/^demo-/, ''), label, subject })),
];
