/** Something that learners try on what they have built, to see whether it works. */
export interface BuildCheck {
  /** Unique in its lesson. What people ticked refers to it, so it stays when the texts change. */
  readonly id: string;
  readonly try: string;
  readonly expect: string;
  /** What to do when something else happens. */
  readonly otherwise: string;
}

export const fewestChecks = 3;
export const mostChecks = 6;
export const longestCheckText = 240;

/** The positions of checks whose id an earlier check of the lesson has. */
export function repeatedChecks(checks: readonly Pick<BuildCheck, 'id'>[]): number[] {
  const ids = checks.map(({ id }) => id);
  return ids.flatMap((id, index) => (ids.indexOf(id) < index ? [index] : []));
}
