import { emailPreferencesPath, emailsSavedPage } from '@chalkline/contract/addresses';
import { emailPreferenceSchema, emailPreferencesSchema } from '@chalkline/contract/email-preferences';
import { readSwitches, switchFormSchema } from '@chalkline/contract/switch-form';
import { listedPreferences, optionalEmailTypes } from '@chalkline/domain/account/email-preferences';
import { holdsAt } from '@chalkline/domain/billing/entitlements';
import type { AppContext } from '../../platform/app-context.ts';
import { chooseEmails, emailChoices } from '../../platform/mail/email-preferences.ts';
import { ownedByViewer } from '../billing/index.ts';

const tag = 'Account';

/** Which optional emails a person gets. */
export function emailPreferenceRoutes({ reads, routes, db, now }: AppContext): void {
  reads.add({
    path: emailPreferencesPath,
    summary: 'The optional emails that the caller can get, and whether they want them',
    tag,
    requires: 'session',
    reply: emailPreferencesSchema,
    read: async ({ person }) => {
      const [owned, choices] = await Promise.all([ownedByViewer(db, person), emailChoices(db, person.id)]);
      const held = owned.filter((one) => holdsAt(one, now()));
      return listedPreferences(
        held.map(({ plan }) => plan),
        choices,
      );
    },
  });

  routes.add({
    method: 'PUT',
    path: emailPreferencesPath,
    summary: 'Switch a type of email on or off',
    tag,
    requires: 'session',
    body: emailPreferenceSchema,
    handle: ({ person, body }) => chooseEmails(db, person.id, [body], now()),
  });

  routes.addRaw({
    method: 'POST',
    path: emailPreferencesPath,
    summary: 'Switch types of email on or off, by a form',
    tag,
    requires: 'session',
    body: switchFormSchema,
    respond: async ({ person, body, reply }) => {
      const choices = readSwitches(body, optionalEmailTypes).map(({ name, isOn }) => ({ type: name, isOn }));
      await chooseEmails(db, person.id, choices, now());
      return reply.redirect(emailsSavedPage, 303);
    },
  });
}
