const foreignKeyViolation = '23503';

/** Whether a row could not be written because its person was deleted at the same time. */
export function isPersonDeleted(error: unknown): boolean {
  return isMissingReference(error, /_user_id_users_id_fk/);
}

/** The same for a row about content. */
export function isContentDeleted(error: unknown): boolean {
  return isMissingReference(error, /_(?:lessons|courses|certifications|snippets)_id_fk/);
}

function isMissingReference(error: unknown, constraint: RegExp): boolean {
  if (!(error instanceof Error)) return false;
  const { code, message, cause } = error as Error & { code?: string };
  return (code === foreignKeyViolation && constraint.test(message)) || isMissingReference(cause, constraint);
}
