import {
  addressOf,
  type WaitlistOutcome,
  waitlistOutcomeParameter,
  waitlistPagePath,
  waitlistPath,
} from '@chalkline/contract/addresses';
import { emailSchema } from '@chalkline/contract/email-address';
import { waitlistReplySchema, waitlistSchema } from '@chalkline/contract/waitlist';
import { normalizeEmail } from '@chalkline/domain/account/email-address';
import { z } from 'zod';
import type { AppContext } from '../../platform/app-context.ts';
import { isForm } from '../../platform/http/form-request.ts';
import { timesAnHour } from '../../platform/http/rate-limits.ts';
import { orNotFound, Refusal } from '../../platform/http/refusal.ts';
import { parseRowId } from '../../platform/http/row-id.ts';
import { findCourseById } from '../courses/index.ts';
import { joinWaitlist } from './ask.ts';

/** Many people can share an address, but nobody needs to enter so many emails. */
const asksAnHour = 30;

/**
 * Adds an email to a course's waitlist: by an API call, or by the form of a page without scripts, which
 * redirects back to it.
 */
export function askRoute(context: AppContext): void {
  const { routes, db, now } = context;
  routes.addRaw({
    method: 'POST',
    path: waitlistPath,
    summary: 'Join the waitlist of a course',
    tag: 'Notify me',
    requires: 'public',
    rateLimit: timesAnHour(asksAnHour),
    parameters: z.object({ courseId: z.string() }),
    body: waitlistSchema,
    reply: waitlistReplySchema,
    status: 202,
    respond: async ({ parameters: { courseId }, body: { email: typed }, request, reply }) => {
      const id = orNotFound(parseRowId(courseId), 'This course');
      const course = orNotFound(await findCourseById(db, id), 'This course');
      const email = emailSchema.safeParse(typed);
      const { viewer } = await request.caller();
      const isVerified = email.success && viewer !== null && isSameEmail(viewer.email, email.data);
      const join = (address: string) =>
        joinWaitlist(context, { courseId: id, email: address, isVerified, at: now() });
      if (isForm(request)) {
        // When the course went live meanwhile, the page says so by itself.
        if (email.success && !course.isPublished) await join(email.data);
        return reply.redirect(pageWith(course.slug, outcomeOf(email.success, isVerified)), 303);
      }
      if (!email.success) throw notAnAddress(email.error);
      await join(email.data);
      return reply.code(202).send({ status: isVerified ? 'confirmed' : 'asked' });
    },
  });
}

function isSameEmail(one: string, other: string): boolean {
  return normalizeEmail(one) === normalizeEmail(other);
}

function outcomeOf(isAddress: boolean, isVerified: boolean): WaitlistOutcome {
  if (!isAddress) return 'invalid';
  return isVerified ? 'listed' : 'yes';
}

function pageWith(courseSlug: string, outcome: WaitlistOutcome): string {
  return `${addressOf(waitlistPagePath, { courseSlug })}?${waitlistOutcomeParameter}=${outcome}`;
}

function notAnAddress({ issues }: z.ZodError): Refusal {
  const message = issues[0]?.message ?? 'is not valid';
  return new Refusal('invalid', 'Please check what you entered.', [{ field: 'email', message }]);
}
