/** The labels of jobs for operators. */
const words: Readonly<Record<string, string>> = {
  mail: 'Send queued emails',
  alerts: 'Email founders about problems',
  'daily-backup': 'Make and check a backup',
  'content-go-live': 'Publish scheduled content',
  'ticket-reminders': 'Send reminders for due tickets',
  'clear-pictures': 'Delete unused content pictures',
  'clear-uploads': 'Delete unused uploads',
  'clear-videos': 'Remove abandoned and deleted videos',
  'convert-videos': 'Convert videos into several qualities',
  'count-business': 'Count members, revenue and progress',
  'restore-ledger': 'Back up the record of erasures and role changes',
  retention: 'Delete data past its retention period',
  'reconcile-payments': 'Sync with the payment provider',
  'renewal-reminders': 'Remind members of annual renewals',
  'conclude-refunds': 'Finish refunds that were begun',
  'forget-customers': 'Erase deleted members at the payment provider',
  'learning-reminders': 'Remind learners who stay away',
  'weekly-summaries': 'Send weekly summaries',
  'search-documents': 'Keep search up to date',
  'notify-me': 'Notify waitlists when a course goes live',
};

/** The label of a job, or its name without one. */
export function jobLabel(name: string): string {
  return words[name] ?? name.replaceAll('-', ' ');
}
