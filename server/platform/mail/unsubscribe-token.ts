import { type OptionalEmailType, optionalEmailTypes } from '@chalkline/domain/account/email-preferences';
import { z } from 'zod';
import { openSealed, sealText } from '../security/sealed-text.ts';

/** The purpose of the key for these tokens. */
export const unsubscribePurpose = 'unsubscribe links';

/** A person, and a type of email that they get. */
export interface Subscriber {
  readonly userId: string;
  readonly type: OptionalEmailType;
}

const subscriberSchema = z.tuple([z.enum(optionalEmailTypes), z.uuid()]);

/** Names a subscription in a link. It is sealed, so that nobody can read or forge it. */
export function unsubscribeToken({ userId, type }: Subscriber, key: Buffer): string {
  return sealText(`${type} ${userId}`, key);
}

/** Undefined for a token that this product has not made, or that it made with an earlier secret. */
export function readUnsubscribeToken(token: string, key: Buffer): Subscriber | undefined {
  const parsed = subscriberSchema.safeParse(open(token, key)?.split(' '));
  if (!parsed.success) return undefined;
  const [type, userId] = parsed.data;
  return { type, userId };
}

function open(token: string, key: Buffer): string | undefined {
  try {
    return openSealed(token, key);
  } catch {
    return undefined;
  }
}
