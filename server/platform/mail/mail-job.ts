import type { Job } from '../jobs/jobs.ts';
import type { Outbox } from './outbox.ts';

const halfAMinute = 30_000;

/** Takes up what could not be sent at first, and what was left by a process that was killed. */
export function mailJob(mail: Outbox): Job {
  return { name: 'mail', everyMilliseconds: halfAMinute, run: () => mail.sendDue() };
}
