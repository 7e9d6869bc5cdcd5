import {
  emailSubscriptionPath,
  legalPagePath,
  postPath,
  postsPath,
  postsWithTagPath,
  waitlistEntryPath,
} from '@chalkline/contract/addresses';
import { signInCodePath } from '@chalkline/contract/sign-in-addresses';
import { resource } from './resource.ts';

// Only pages without the app need these, so it does not load them.

export const postsResource = resource(postsPath);
/** What the unsubscribe link of an email is about. */
export const emailSubscriptionResource = (token: string) => resource(emailSubscriptionPath, { token });
/** The state of a waitlist entry, by the link in its email. */
export const waitlistEntryResource = (token: string) => resource(waitlistEntryPath, { token });
/** The sign-in code that this browser waits for. */
export const pendingCodeResource = resource(signInCodePath);
export const legalPageResource = (name: string) => resource(legalPagePath, { name });
export const postsWithTagResource = (tag: string) => resource(postsWithTagPath, { tag });
export const postResource = (slug: string) => resource(postPath, { slug });
