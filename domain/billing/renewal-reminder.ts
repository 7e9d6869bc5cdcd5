/** How long before its renewal an annual member is reminded. A month is too short to need a reminder. */
const reminderDays = 7;

/** Reminders are due for renewals after `now` and up to this moment. */
export function remindersUntil(now: Date): Date {
  return new Date(now.getTime() + reminderDays * 24 * 60 * 60 * 1000);
}
