import { type FieldRefusal, refuseField } from '../refusals/refusal.ts';
import { groupDigits } from '../writing/group-digits.ts';

export interface Submission {
  readonly projectUrl: string;
  readonly videoUrl: string;
  readonly comments: string;
}

export const emptySubmission: Submission = { projectUrl: '', videoUrl: '', comments: '' };

export const longestComments = 2_000;
const longestLink = 2_000;

export type SubmissionRefusal = FieldRefusal<'links' | keyof Submission>;

export const linksMissing = 'Please provide either a Replit project URL or a Loom video URL';

/** Why work cannot be submitted like this; undefined when it can. One link is enough. */
export function refuseSubmission({
  projectUrl,
  videoUrl,
  comments,
}: Submission): SubmissionRefusal | undefined {
  if (!projectUrl.trim() && !videoUrl.trim()) return refuseField('links', linksMissing);
  if (projectUrl.trim() && !isSafeLink(projectUrl)) return refuseField('projectUrl', notALink);
  if (videoUrl.trim() && !isSafeLink(videoUrl)) return refuseField('videoUrl', notALink);
  if (comments.length > longestComments) return refuseField('comments', tooLong);
  return undefined;
}

const notALink = 'Please enter a full link that starts with https://';
const tooLong = `Please keep your comments under ${groupDigits(longestComments)} characters`;

/**
 * Characters that break a line, are invisible, or change the writing direction: the visible link would
 * differ from the opened one.
 */
const misleading = /[\s\p{Cc}\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/u;

/**
 * A reviewer will open it, so only https is accepted, without credentials and without misleading
 * characters.
 */
export function isSafeLink(text: string): boolean {
  const link = text.trim();
  if (link.length > longestLink || misleading.test(link) || !URL.canParse(link)) return false;
  const { protocol, username, password } = new URL(link);
  return protocol === 'https:' && !username && !password;
}
