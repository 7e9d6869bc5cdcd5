/** A lesson or a prompt, which can be free. */
interface MaybeFree {
  readonly isFree: boolean;
}

/** What reading a lesson, or the whole text of a prompt, requires: nothing if it is free. */
export function requiredToRead({ isFree }: MaybeFree): 'public' | 'paid' {
  return isFree ? 'public' : 'paid';
}

/**
 * What completing a lesson, adding snapshots to it and counting copies of a prompt requires. These are kept for
 * a person, so even a free one requires an account.
 */
export function requiredToWorkOn({ isFree }: MaybeFree): 'session' | 'paid' {
  return isFree ? 'session' : 'paid';
}
