import { founderEmailSwitchesPath } from '@chalkline/contract/console-addresses';
import { founderEmailSwitchesSchema, switchFounderEmailSchema } from '@chalkline/contract/founder-emails';
import { readSwitches, switchFormSchema } from '@chalkline/contract/switch-form';
import { founderEmailKinds } from '@chalkline/domain/founder-emails/founder-email-kinds';
import type { AppContext } from '../../platform/app-context.ts';
import { switchesOf, switchFounderEmail } from './email-founders.ts';

const tag = 'Founder console';

/** The switches for the emails to the founders. */
export function founderEmails({ reads, routes, db }: AppContext): void {
  reads.add({
    path: founderEmailSwitchesPath,
    summary: 'Which emails the founders get',
    tag,
    requires: 'staff:money',
    reply: founderEmailSwitchesSchema,
    read: () => switchesOf(db),
  });

  routes.add({
    method: 'PUT',
    path: founderEmailSwitchesPath,
    summary: 'Switch a kind of founder email on or off',
    tag,
    requires: 'staff:money',
    body: switchFounderEmailSchema,
    handle: ({ person, body }) => switchFounderEmail(db, person.id, body),
  });

  routes.addRaw({
    method: 'POST',
    path: founderEmailSwitchesPath,
    summary: 'Switch kinds of founder emails on or off, by a form',
    tag,
    requires: 'staff:money',
    body: switchFormSchema,
    respond: async ({ person, body, reply }) => {
      for (const { name: kind, isOn } of readSwitches(body, founderEmailKinds))
        await switchFounderEmail(db, person.id, { kind, isOn });
      return reply.redirect('/founder', 303);
    },
  });
}
