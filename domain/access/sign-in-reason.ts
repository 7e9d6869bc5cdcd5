import { requestedPageParameter } from './home-asking-to-sign-in.ts';
import { knownReturnPath } from './return-path.ts';

export interface SignInReason {
  readonly sentence: string;
  /** The page that opens after signing in. */
  readonly returnTo: string;
}

/** Why a visitor was sent home, according to the URL; undefined for any other URL. */
export function signInReason(search: string): SignInReason | undefined {
  const returnTo = knownReturnPath(new URLSearchParams(search).get(requestedPageParameter));
  return returnTo === undefined ? undefined : { sentence: sentenceFor(returnTo), returnTo };
}

/** The URL chooses among these sentences, so that a link from elsewhere cannot put words on our page. */
const sentences: readonly (readonly [path: RegExp, sentence: string])[] = [
  [/^\/dashboard$/, 'Sign in to open your dashboard.'],
  [/^\/courses$/, 'Sign in to open the course catalogue.'],
  [/^\/prompts$/, 'Sign in to open the prompts.'],
  [/^\/consulting$/, 'Sign in to open your consulting board.'],
  [/^\/account$/, 'Sign in to open your account.'],
  [/^\/notifications$/, 'Sign in to open your notifications.'],
  [/^\/checkout\/complete$/, 'Sign in to see your purchase.'],
  [/^\/courses\/[^/]+$/, 'Sign in to open this course.'],
  [/^\/[^/]+\/[^/]+$/, 'Sign in to open this lesson.'],
];

export const otherPageSentence = 'Sign in to open the page you asked for.';

function sentenceFor(path: string): string {
  const [pathname = path] = path.split(/[?#]/, 1);
  return sentences.find(([pattern]) => pattern.test(pathname))?.[1] ?? otherPageSentence;
}
