import {
  addressOf,
  type NotifyMeOutcome,
  notifyMeOutcomeParameter,
  notifyMePagePath,
  notifyMePath,
} from '@chalkline/contract/addresses';
import { emailSchema, notifyMeReplySchema, notifyMeSchema } from '@chalkline/contract/waitlist';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { House } from '../../platform/app-context.ts';
import { timesAnHour } from '../../platform/http/rate-limits.ts';
import { found, Refusal } from '../../platform/http/refusal.ts';
import { parseRowId } from '../../platform/http/row-id.ts';
import { findCourseById } from '../courses/queries.ts';
import { askToBeTold } from './ask.ts';

/** Many people can share an address; nobody needs to name so many others. */
const asksAnHour = 30;

/** Takes the wish to be told of a course: by a call, or by the form of a page without scripts, which leads back to it. */
export function askRoute(house: House): void {
  const { app, db, now } = house;
  app.post(
    notifyMePath,
    {
      config: { rateLimit: timesAnHour(asksAnHour) },
      schema: {
        summary: 'Ask to be told when a course goes live',
        tags: ['Notify me'],
        params: z.object({ courseId: z.string() }),
        body: notifyMeSchema,
        response: { 202: notifyMeReplySchema },
      },
    },
    async (request, reply) => {
      const { courseId } = request.params as { courseId: string };
      const { email: typed } = request.body as z.output<typeof notifyMeSchema>;
      const id = found(parseRowId(courseId), 'This course');
      const course = found(await findCourseById(db, id), 'This course');
      const email = emailSchema.safeParse(typed);
      const outcome: NotifyMeOutcome = email.success ? 'yes' : 'invalid';
      if (isForm(request)) {
        // Of a course that went live meanwhile the page tells by itself.
        if (email.success && !course.isPublished) {
          await askToBeTold(house, { courseId: id, email: email.data, at: now() });
        }
        return reply.redirect(pageWith(course.slug, outcome), 303);
      }
      if (!email.success) throw notAnAddress(email.error);
      await askToBeTold(house, { courseId: id, email: email.data, at: now() });
      return reply.code(202).send({ status: 'asked' });
    },
  );
}

function isForm({ headers }: FastifyRequest): boolean {
  return headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false;
}

function pageWith(courseSlug: string, outcome: NotifyMeOutcome): string {
  return `${addressOf(notifyMePagePath, { courseSlug })}?${notifyMeOutcomeParameter}=${outcome}`;
}

function notAnAddress({ issues }: z.ZodError): Refusal {
  const message = issues[0]?.message ?? 'is not valid';
  return new Refusal('invalid', 'Please check what you entered.', [{ field: 'email', message }]);
}
