import type { Newcomer } from './people-directory.ts';

/** The typed fields, kept so that the page can show them again. */
export interface NewcomerForm {
  readonly email: string;
  readonly name: string;
  readonly emailVerified: boolean;
}

export type NewcomerMistakes = Partial<Record<'email' | 'name', string>>;

export type NewcomerReading =
  | { readonly newcomer: Newcomer; readonly mistakes?: never }
  | { readonly newcomer?: never; readonly mistakes: NewcomerMistakes };

export const emptyNewcomerForm: NewcomerForm = { email: '', name: '', emailVerified: true };

const longestEmail = 254;
const longestName = 100;
const domainLabel = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const emailPattern = new RegExp(`^[a-z0-9.!#$%&'*+/=?^_\`{|}~-]+@${domainLabel}(?:\\.${domainLabel})+$`);

export function newcomerFormFrom(fields: URLSearchParams): NewcomerForm {
  return {
    email: fields.get('email') ?? '',
    name: fields.get('name') ?? '',
    emailVerified: fields.has('verified'),
  };
}

export function readNewcomer(form: NewcomerForm): NewcomerReading {
  const email = form.email.trim().toLowerCase();
  const name = form.name.trim().replace(/ +/g, ' ');
  const emailMistake = mistakeInEmail(email);
  const nameMistake = mistakeInName(name);
  if (emailMistake || nameMistake) {
    return {
      mistakes: { ...(emailMistake && { email: emailMistake }), ...(nameMistake && { name: nameMistake }) },
    };
  }
  return { newcomer: { email, emailVerified: form.emailVerified, ...splitName(name) } };
}

function mistakeInEmail(email: string): string | undefined {
  if (email === '') return 'Enter an email address.';
  if (email.length > longestEmail) return `An email address has at most ${longestEmail} characters.`;
  if (!emailPattern.test(email)) return 'Enter a full email address, such as name@company.example.';
  return undefined;
}

function mistakeInName(name: string): string | undefined {
  if (name === '') return 'Enter a name.';
  if ([...name].length > longestName) return `A name has at most ${longestName} characters.`;
  if (/[\p{Cc}\p{Zl}\p{Zp}]/u.test(name)) return 'A name cannot contain line breaks or control characters.';
  return undefined;
}

function splitName(name: string): Pick<Newcomer, 'givenName' | 'familyName'> {
  const [givenName = '', ...rest] = name.split(' ');
  return { givenName, familyName: rest.join(' ') };
}
