/**
 * The form in which addresses are stored and compared. Only the letters A to Z are changed: by the rules of
 * Unicode, other letters such as the Kelvin sign become ASCII ones, and two mailboxes would become one.
 */
export function normalizeEmail(email: string): string {
  return email.trim().replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

/**
 * The mailbox that receives the mail of an address: many mail servers ignore what follows a plus sign. Only for
 * limits. Accounts are never joined by it, because other mail servers do not ignore it.
 */
export function mailboxOf(email: string): string {
  return normalizeEmail(email).replace(/^([^+]+)\+.*(@[^@]*)$/, '$1$2');
}
