import { signIn } from '../tooling/product/sign-in.ts';

/** Public pages are opened by a visitor, the others by a person with access. */
export async function cookiesFor(origin: string): Promise<(requirement: string) => string> {
  const member = await signIn(origin, 'demo-consulting');
  const founder = await signIn(origin, 'demo-founder');
  return (requirement) => {
    if (requirement === 'public') return '';
    return requirement.startsWith('staff:') ? founder : member;
  };
}
