import type { InteractionResults } from 'oidc-provider';
import { demoPeople } from '../people.ts';
import { type AccountPage, choices } from './account-page.ts';
import { newcomerFormFrom, readNewcomer } from './newcomer-form.ts';
import type { PeopleDirectory } from './people-directory.ts';

/**
 * The result of a post from the account page: the end of the sign-in, or the page again with its mistakes.
 */
export type Outcome =
  | { readonly result: InteractionResults }
  | { readonly page: Pick<AccountPage, 'alert'> | Pick<AccountPage, 'form' | 'mistakes'> };

export async function followChoice(fields: URLSearchParams, people: PeopleDirectory): Promise<Outcome> {
  const choice = fields.get('choice');
  if (choice === choices.cancel) return cancelled;
  if (choice === choices.newcomer) return admitNewcomer(fields, people);
  const person = demoPeople.find(({ subject }) => subject === choice);
  return person
    ? signedInAs(person.subject)
    : { page: { alert: 'Choose one of the people, or fill in the form.' } };
}

const cancelled: Outcome = {
  result: { error: 'access_denied', error_description: 'The sign-in was cancelled.' },
};

async function admitNewcomer(fields: URLSearchParams, people: PeopleDirectory): Promise<Outcome> {
  const form = newcomerFormFrom(fields);
  const { newcomer, mistakes } = readNewcomer(form);
  if (mistakes) return { page: { form, mistakes } };
  const { subject } = await people.admit(newcomer);
  return signedInAs(subject);
}

/** Satisfies every `prompt` that the application may have requested. */
function signedInAs(accountId: string): Outcome {
  return { result: { login: { accountId, remember: false }, select_account: {}, consent: {} } };
}
