import { addressOf, emailSubscriptionPath, unsubscribeEmailsPagePath } from '@chalkline/contract/addresses';
import { emailSubscriptionSchema } from '@chalkline/contract/email-preferences';
import { wantsEmail } from '@chalkline/domain/account/email-preferences';
import { z } from 'zod';
import type { AppContext } from '../../platform/app-context.ts';
import { acceptOneClickPosts, isOneClick } from '../../platform/http/one-click.ts';
import { chooseEmails, emailChoices } from '../../platform/mail/email-preferences.ts';
import { readUnsubscribeToken, unsubscribePurpose } from '../../platform/mail/unsubscribe-token.ts';

const tag = 'Account';
const parameters = z.object({ token: z.string() });

/**
 * Unsubscribing by the link in an email. The token in the URL authenticates the request, signed in or not. Following
 * the link changes nothing, because mail scanners follow links, too.
 */
export function unsubscribeRoutes(context: AppContext): void {
  const { app, reads, db, now, secretFor } = context;
  const key = secretFor(unsubscribePurpose);

  reads.add({
    path: emailSubscriptionPath,
    summary: 'What the unsubscribe link of an email is about',
    tag,
    requires: 'public',
    parameters,
    reply: emailSubscriptionSchema,
    read: async ({ parameters: { token } }) => {
      const subscriber = readUnsubscribeToken(token, key);
      if (!subscriber) return { type: null, isOn: false };
      const { type, userId } = subscriber;
      return { type, isOn: wantsEmail(type, await emailChoices(db, userId)) };
    },
  });

  app.register(async (scope) => {
    acceptOneClickPosts(scope);
    context.routes.within(scope).addRaw({
      method: 'POST',
      path: unsubscribeEmailsPagePath,
      summary: 'Switch off the type of email that a link is about',
      tag,
      requires: 'public',
      isExemptFromCsrf: true,
      parameters,
      respond: async ({ parameters: { token }, request, reply }) => {
        const subscriber = readUnsubscribeToken(token, key);
        if (subscriber) {
          const { type, userId } = subscriber;
          await chooseEmails(db, userId, [{ type, isOn: false }], now());
        }
        reply.header('cache-control', 'no-store');
        return isOneClick(request)
          ? reply.code(204).send()
          : reply.redirect(addressOf(unsubscribeEmailsPagePath, { token }), 303);
      },
    });
  });
}
