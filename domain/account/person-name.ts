interface NamedPerson {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly name: string | null;
  readonly email: string;
}

/** A person's full name: the display name, else its parts, else the email. */
export function fullName(person: NamedPerson): string {
  const parts = [person.firstName, person.lastName].filter(Boolean).join(' ');
  return person.name || parts || person.email;
}

/** The welcome line's name: firstName, else name, else "Student". */
export function greetingName(person: Pick<NamedPerson, 'firstName' | 'name'>): string {
  return person.firstName || person.name || 'Student';
}

/** How an email begins or welcomes: "Hello Ada", or only "Hello" for somebody who signed in without a name. */
export function greeting(word: 'Hello' | 'Welcome', person: Pick<NamedPerson, 'firstName' | 'name'>): string {
  const name = person.firstName || person.name;
  if (!name) return word;
  return word === 'Welcome' ? `${word}, ${name}` : `${word} ${name}`;
}

/** At most two initials in place of a missing picture. */
export function initials(person: NamedPerson): string {
  const words = fullName(person).split(/\s+/).filter(Boolean);
  const outer = [words.at(0), words.length > 1 ? words.at(-1) : undefined];
  return outer.map((word) => firstCharacter(word ?? '').toUpperCase()).join('');
}

function firstCharacter(word: string): string {
  return [...word].at(0) ?? '';
}
