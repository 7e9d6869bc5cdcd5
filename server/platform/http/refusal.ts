import {
  type FieldIssue,
  type RefusalBody,
  type RefusalCode,
  refusalStatus,
} from '@chalkline/contract/refusals';

/** A call that is refused on purpose. It can be thrown anywhere and is answered by the error handler. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: RefusalCode;
  readonly issues: readonly FieldIssue[] | undefined;

  constructor(code: RefusalCode, message: string, issues?: readonly FieldIssue[], cause?: unknown) {
    super(message, { cause });
    this.code = code;
    this.issues = issues;
  }

  get status(): number {
    return refusalStatus[this.code];
  }

  get body(): RefusalBody {
    const body = { code: this.code, message: this.message };
    return this.issues ? { ...body, issues: [...this.issues] } : body;
  }
}

export const notFound = (what = 'This') => new Refusal('not_found', `${what} doesn't exist.`);

/**
 * Refused because of a missing role. The reply looks like any other not-found; only the log shows the
 * difference.
 */
export class RoleMissing extends Refusal {
  constructor(what = 'This') {
    super('not_found', `${what} doesn't exist.`);
  }
}

/** Returns the value, or refuses the call with "not found" when there is none. */
export function orNotFound<Thing>(thing: Thing | undefined, what: string): Thing {
  if (thing === undefined) throw notFound(what);
  return thing;
}
