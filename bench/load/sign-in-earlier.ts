import type { Closing } from '../../tooling/product/closing.ts';
import { type ProductOptions, startProduct } from '../../tooling/product/running-product.ts';
import { signIn } from '../../tooling/product/sign-in.ts';

export interface Cookies {
  readonly visitor: '';
  readonly member: string;
  readonly founder: string;
}

/**
 * People who have signed in at an earlier process of the same product: the stand-in for the identity provider slows
 * down the process that it has run in and needs memory there, and on a real site it never runs.
 */
export async function signInEarlier(closing: Closing, options: ProductOptions): Promise<Cookies> {
  const { origin, stop } = await startProduct(closing, options);
  const cookies = {
    visitor: '',
    member: await cookiesOf(origin, await signIn(origin, 'demo-consulting')),
    founder: await cookiesOf(origin, await signIn(origin, 'demo-founder')),
  } as const;
  await stop();
  return cookies;
}

/** Also with the cookie for forms, which browsers get with their first page. */
async function cookiesOf(origin: string, session: string): Promise<string> {
  const page = await fetch(`${origin}/dashboard`, { headers: { cookie: session } });
  await page.text();
  const added = page.headers.getSetCookie().map((line) => line.split(';', 1)[0]);
  return [session, ...added].join('; ');
}
