import { promisedWorkingDays } from '../calendar/working-days.ts';

/** "Sent today", "2 working days old": the age of a waiting submission. */
export function ageLabel(workingDays: number): string {
  if (workingDays === 0) return 'Sent today';
  return workingDays === 1 ? '1 working day old' : `${workingDays} working days old`;
}

/** "Overdue by 1 working day", for submissions that have waited longer than promised. */
export function overdueLabel(workingDays: number): string {
  const over = workingDays - promisedWorkingDays;
  return over === 1 ? 'Overdue by 1 working day' : `Overdue by ${over} working days`;
}
