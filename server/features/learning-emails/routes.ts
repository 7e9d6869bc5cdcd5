import type { AppContext } from '../../platform/app-context.ts';
import { learningEmailData } from './personal-data.ts';
import { reminderJob } from './reminder-job.ts';
import { summaryJob } from './summary-job.ts';

/** Reminders after a while without a visit, and weekly summaries. */
export function learningEmails(context: AppContext): void {
  context.personalData.add(learningEmailData(context.db));
  context.jobs.add(reminderJob(context));
  context.jobs.add(summaryJob(context));
}
