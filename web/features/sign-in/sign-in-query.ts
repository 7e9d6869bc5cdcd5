import {
  type SignInProblem,
  signInProblemParameter,
  signInProblems,
} from '@chalkline/contract/sign-in-addresses';
import { useQueryString } from '../../ui/query-string.ts';

export interface SignInQuery {
  readonly returnTo: string | undefined;
  readonly isAgain: boolean;
  readonly problem: SignInProblem | undefined;
}

/** What the address of a sign-in page says. */
export function useSignInQuery(): SignInQuery {
  const query = new URLSearchParams(useQueryString());
  return {
    returnTo: query.get('returnTo') ?? undefined,
    isAgain: query.get('again') === 'yes',
    problem: signInProblems.find((known) => known === query.get(signInProblemParameter)),
  };
}
