/** What each job does, for whoever looks after the product. */
const words: Readonly<Record<string, string>> = {
  mail: 'Send the mail that waits',
  'content-go-live': 'Publish content on its day',
  'ticket-reminders': 'Remind of tickets that are due',
  'clear-pictures': 'Clear away pictures that no content shows',
  'clear-uploads': 'Clear away pictures that nobody uses',
  'count-business': 'Count members, revenue and progress',
  'restore-ledger': 'Back up the record of erasures and role changes',
  retention: 'Erase what has been kept long enough',
  'reconcile-payments': 'Compare with the payment provider',
  'conclude-refunds': 'Finish refunds that were begun',
  'forget-customers': 'Erase deleted members at the payment provider',
  'notify-me': 'Tell people that a course is live',
};

/** A job in words; one that has none by its name. */
export function jobLabel(name: string): string {
  return words[name] ?? name.replaceAll('-', ' ');
}
