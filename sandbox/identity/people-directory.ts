import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { type DemoPerson, demoPeople } from '../people.ts';
import { openStateFile } from '../state-file.ts';

/** The claims about a person. */
export interface KnownPerson {
  readonly subject: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly givenName: string;
  /** Empty for somebody with a single name. */
  readonly familyName: string;
}

/** A person as typed into the form; the email is in lower case. */
export type Newcomer = Omit<KnownPerson, 'subject'>;

export interface PeopleDirectory {
  find(subject: string): KnownPerson | undefined;
  /**
   * The person with this email: the demo person unchanged, a known person with the same subject and the new
   * details, or a new person.
   */
  admit(newcomer: Newcomer): Promise<KnownPerson>;
}

interface Admitted {
  readonly people: readonly KnownPerson[];
}

export async function openPeopleDirectory(stateDir: string): Promise<PeopleDirectory> {
  const admitted = await openStateFile<Admitted>({
    path: join(stateDir, 'identity-people.json'),
    initial: () => ({ people: [] }),
    isValid: isAdmitted,
  });
  const demo = demoPeople.map(fromDemoPerson);

  return {
    find: (subject) => [...demo, ...admitted.current().people].find((person) => person.subject === subject),
    async admit(newcomer) {
      const hasSameEmail = (person: KnownPerson) => person.email === newcomer.email;
      const { people } = demo.some(hasSameEmail)
        ? { people: demo }
        : await admitted.update((latest) => ({ people: withNewcomer(latest.people, newcomer) }));
      const person = people.find(hasSameEmail);
      if (!person) throw new Error('An admitted person is missing from the directory.');
      return person;
    },
  };
}

function withNewcomer(people: readonly KnownPerson[], newcomer: Newcomer): readonly KnownPerson[] {
  const before = people.find((person) => person.email === newcomer.email);
  const admitted = { subject: before?.subject ?? `person-${randomUUID()}`, ...newcomer };
  return [...people.filter((person) => person !== before), admitted];
}

function fromDemoPerson({ subject, email, firstName, lastName }: DemoPerson): KnownPerson {
  return { subject, email, emailVerified: true, givenName: firstName, familyName: lastName };
}

function isAdmitted(value: unknown): value is Admitted {
  return (
    typeof value === 'object' &&
    value !== null &&
    'people' in value &&
    Array.isArray(value.people) &&
    value.people.every(isKnownPerson)
  );
}

function isKnownPerson(value: unknown): value is KnownPerson {
  if (typeof value !== 'object' || value === null) return false;
  const { subject, email, emailVerified, givenName, familyName } = value as Record<
    keyof KnownPerson,
    unknown
  >;
  const texts = [subject, email, givenName, familyName];
  return texts.every((text) => typeof text === 'string') && typeof emailVerified === 'boolean';
}
