const foreignKeyViolation = '23503';

/** Whether an error says that a row was written for a person who was deleted at the same moment. */
export function isPersonGone(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, message, cause } = error as Error & { code?: string };
  const isOfPerson = code === foreignKeyViolation && message.includes('_user_id_users_id_fk');
  return isOfPerson || isPersonGone(cause);
}
