import type { BuildCheck } from '@chalkline/domain/build-checks/build-check';

interface CheckField {
  readonly name: Exclude<keyof BuildCheck, 'id'>;
  readonly label: string;
}

/** The texts of a build check, in the order in which people read them. */
export const checkFields: readonly CheckField[] = [
  { name: 'try', label: 'What to try' },
  { name: 'expect', label: 'What they should see' },
  { name: 'otherwise', label: 'What to do if not' },
];
