import { checkoutIntentPath, createCheckoutSessionPath, csrfField } from '@chalkline/contract/addresses';
import type { CheckoutAddress, Plan } from '@chalkline/contract/billing';
import { ApiError } from '../../api/api-error.ts';
import { newFormToken, write } from '../../api/write.ts';

/** An error for a checkout that couldn't be started. */
export class CheckoutError extends Error {
  override readonly name = 'CheckoutError';
  /** Why the plan can't be bought at all. Trying again would not help. */
  readonly refusal: string | undefined;

  constructor(cause: unknown) {
    super('Failed to create checkout session', { cause });
    this.refusal = cause instanceof ApiError && cause.status === 409 ? cause.refusal?.message : undefined;
  }
}

/** Requests a checkout and opens it. */
export async function goToCheckoutSession({ priceId, slug }: Plan): Promise<void> {
  window.location.assign(await createSession(priceId, slug));
}

/** The address of a new checkout. */
async function createSession(priceId: string, plan: Plan['slug']): Promise<string> {
  try {
    // A proxy in between may answer in place of the server.
    const reply: Partial<CheckoutAddress> | null = await write('POST', createCheckoutSessionPath, {
      priceId,
      plan,
    });
    if (!reply?.url || !URL.canParse(reply.url)) throw new Error('The reply has no address.');
    return reply.url;
  } catch (cause) {
    throw new CheckoutError(cause);
  }
}

/** Posts a form, so that the browser follows the server's redirect: for a visitor, to sign-in first. */
export async function postCheckoutIntent({ slug }: Plan): Promise<void> {
  const token = await newFormToken();
  if (!token) throw new Error('The form token could not be obtained.');
  const form = document.createElement('form');
  form.method = 'post';
  form.action = checkoutIntentPath;
  form.hidden = true;
  for (const [name, value] of [
    ['planSlug', slug],
    [csrfField, token],
  ]) {
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
  }
  document.body.append(form);
  form.submit();
}
