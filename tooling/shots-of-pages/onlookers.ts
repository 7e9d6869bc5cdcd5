import { demoPeople } from '@chalkline/sandbox/people';

/** Somebody who looks at pages: a visitor, or one of the sandbox's people. */
export interface Onlooker {
  /** What the files are called by. */
  readonly name: string;
  readonly label: string;
  /** Who signs in; nobody for a visitor. */
  readonly subject: string | undefined;
}

export const onlookers: readonly Onlooker[] = [
  { name: 'visitor', label: 'Visitor', subject: undefined },
  ...demoPeople.map(({ subject, label }) => ({ name: subject.replace(/^demo-/, ''), label, subject })),
];
