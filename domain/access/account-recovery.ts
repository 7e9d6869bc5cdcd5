import type { RuleRefusal } from '../refusals/refusal.ts';

const day = 24 * 60 * 60 * 1000;

/** How long the owner has to stop a recovery that somebody else has asked for. */
export const recoveryWaitDays = 7;

/** How long an email code is enough after that. */
const recoveryOpenDays = 7;

/** When a recovery takes effect. */
export function recoveryOpensAt(askedAt: Date): Date {
  return new Date(askedAt.getTime() + recoveryWaitDays * day);
}

/** When a recovery expires. */
function recoveryEndsAt(askedAt: Date): Date {
  return new Date(recoveryOpensAt(askedAt).getTime() + recoveryOpenDays * day);
}

/** The latest time of a request that has expired. */
export function lastEndedRecovery(now: Date): Date {
  return new Date(now.getTime() - (recoveryWaitDays + recoveryOpenDays) * day);
}

/** Whether an email code is enough to change every sign-in method. */
export function isRecoveryOpen(askedAt: Date | null, now: Date): boolean {
  return askedAt !== null && recoveryOpensAt(askedAt) <= now && now < recoveryEndsAt(askedAt);
}

/** Who asks for a recovery, in which session. */
export interface RecoveryAsked {
  readonly isStaff: boolean;
  /** Whether a code, or a passkey that was added after one, opened the session. */
  readonly isByCode: boolean;
  /** Whether nothing but codes, and passkeys that were added after them, opens the account. */
  readonly hasOnlyCodes: boolean;
}

/** A recovery is for members who have only their mailbox left. A mailbox alone never opens the console. */
export function refuseRecovery({
  isStaff,
  isByCode,
  hasOnlyCodes,
}: RecoveryAsked): RuleRefusal<'conflict'> | undefined {
  if (!isByCode || hasOnlyCodes)
    return { code: 'conflict', message: 'You can already change all of your sign-in methods.' };
  if (!isStaff) return undefined;
  return {
    code: 'conflict',
    message: "Your account can open the founder console, so email codes can't recover it. Ask a founder.",
  };
}

export const recoveryStates = ['possible', 'waiting', 'open'] as const;

/** What the account page says about a recovery. */
export interface RecoveryShown {
  readonly state: (typeof recoveryStates)[number];
  /** When the waiting time or the recovery ends; null before one was asked for. */
  readonly until: Date | null;
}

/** What is shown about a recovery; null where there is none and none is needed. */
export function recoveryShown(asked: RecoveryAsked, askedAt: Date | null, now: Date): RecoveryShown | null {
  if (askedAt && now < recoveryOpensAt(askedAt)) return { state: 'waiting', until: recoveryOpensAt(askedAt) };
  if (askedAt && now < recoveryEndsAt(askedAt)) return { state: 'open', until: recoveryEndsAt(askedAt) };
  return refuseRecovery(asked) ? null : { state: 'possible', until: null };
}
