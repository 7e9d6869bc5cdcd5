import {
  type FieldIssue,
  type RefusalBody,
  type RefusalCode,
  refusalStatus,
} from '@chalkline/contract/refusals';
import type { RuleRefusal } from '@chalkline/domain/refusals/refusal';

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

type Message = string | { readonly description: string };

/** The reply to what a rule of the domain refuses. */
export function refused(refusal: RuleRefusal<RefusalCode, Message>): Refusal {
  return refusedAs(refusal.code, refusal);
}

/** The same for a rule whose own code is not one of the API. */
export function refusedAs(
  code: RefusalCode,
  refusal: RuleRefusal<string, Message> & { readonly field?: string },
): Refusal {
  const { field } = refusal;
  const message = typeof refusal.message === 'string' ? refusal.message : refusal.message.description;
  return new Refusal(code, message, field === undefined ? undefined : [{ field, message }]);
}

export const notFound = (what = 'This') => new Refusal('not_found', `${what} doesn't exist.`);

/**
 * Refused because of a missing role. The reply looks like any other not-found; only the log shows the
 * difference.
 */
export class RoleMissing extends Refusal {
  constructor() {
    super('not_found', "This address doesn't exist.");
  }
}

/** Returns the value, or refuses the call with "not found" when there is none. */
export function orNotFound<Thing>(thing: Thing | undefined, what: string): Thing {
  if (thing === undefined) throw notFound(what);
  return thing;
}
