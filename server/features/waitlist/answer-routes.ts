import { addressOf, confirmWaitingPagePath, unsubscribePagePath } from '@chalkline/contract/addresses';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Database } from '../../db/database.ts';
import type { AppContext } from '../../platform/app-context.ts';
import { confirmEntry, unsubscribeEntry } from './waiting.ts';

/** What a mail program's unsubscribe button sends (RFC 8058). */
const oneClick = { field: 'List-Unsubscribe', value: 'One-Click' } as const;
const largestPost = 4096;

type Answer = (db: Database, token: string, now: Date) => Promise<void>;

/**
 * Handles the buttons on the pages that an email links to. Following a link changes nothing, because mail
 * scanners follow links, too. The token in the URL authenticates the request; mail programs post without a
 * form token.
 */
export function answerRoutes(context: AppContext): void {
  // In its own scope, because such bodies are parsed nowhere else.
  context.app.register(async (app) => {
    const options = { parseAs: 'string' as const, bodyLimit: largestPost };
    app.addContentTypeParser('multipart/form-data', options, async (_: FastifyRequest, body: string) => ({
      [oneClick.field]: body.includes(oneClick.value) ? oneClick.value : '',
    }));
    const here = { ...context, routes: context.routes.within(app) };
    answerRoute(here, confirmWaitingPagePath, 'Confirm a waitlist entry', confirmEntry);
    answerRoute(here, unsubscribePagePath, 'Leave the waitlist of a course', unsubscribeEntry);
  });
}

function answerRoute({ routes, db, now }: AppContext, path: string, summary: string, answer: Answer): void {
  routes.addRaw({
    method: 'POST',
    path,
    summary,
    tag: 'Notify me',
    requires: 'public',
    isExemptFromCsrf: true,
    parameters: z.object({ token: z.string() }),
    respond: async ({ parameters: { token }, request, reply }) => {
      await answer(db, token, now());
      reply.header('cache-control', 'no-store');
      return isOneClick(request) ? reply.code(204).send() : reply.redirect(addressOf(path, { token }), 303);
    },
  });
}

/** A mail program shows no page, and follows no redirect. */
function isOneClick({ body }: FastifyRequest): boolean {
  return (body as Record<string, unknown> | null | undefined)?.[oneClick.field] === oneClick.value;
}
