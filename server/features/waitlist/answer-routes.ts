import { addressOf, confirmWaitlistPagePath, leaveWaitlistPagePath } from '@chalkline/contract/addresses';
import { z } from 'zod';
import type { Database } from '../../db/database.ts';
import type { AppContext } from '../../platform/app-context.ts';
import { acceptOneClickPosts, isOneClick } from '../../platform/http/one-click.ts';
import { confirmEntry, unsubscribeEntry } from './waitlist-entries.ts';

type Answer = (db: Database, token: string, now: Date) => Promise<void>;

/**
 * Handles the buttons on the pages that an email links to. Following a link changes nothing, because mail
 * scanners follow links, too. The token in the URL authenticates the request; mail programs post without a
 * form token.
 */
export function answerRoutes(context: AppContext): void {
  context.app.register(async (app) => {
    acceptOneClickPosts(app);
    const here = { ...context, routes: context.routes.within(app) };
    answerRoute(here, confirmWaitlistPagePath, 'Confirm a waitlist entry', confirmEntry);
    answerRoute(here, leaveWaitlistPagePath, 'Leave the waitlist of a course', unsubscribeEntry);
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
