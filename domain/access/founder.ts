/** A founder is named in the settings by e-mail, or has the role. */
export function isFounderPerson(
  person: { readonly email: string; readonly role: string },
  founderEmails: readonly string[],
): boolean {
  return person.role === 'founder' || founderEmails.includes(person.email.toLowerCase());
}
