import type { Job } from '../jobs/jobs.ts';
import type { Outbox } from './outbox.ts';

const halfAMinute = 30_000;

/** Sends what could not be sent at first, and what a killed process left behind. */
export function mailJob(mail: Outbox): Job {
  return { name: 'mail', everyMilliseconds: halfAMinute, run: () => mail.sendDue() };
}
