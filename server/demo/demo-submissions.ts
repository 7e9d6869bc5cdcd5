import type { RubricCheck } from '@chalkline/domain/certifications/rubric';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { certificationSubmissions, certifications } from '../db/schema.ts';
import { issueCertificate } from '../features/certificates/issue.ts';
import { rubricOf } from '../features/certifications/rubric-queries.ts';

interface DemoSubmission {
  readonly courseId: number;
  readonly projectUrl: string;
  readonly videoUrl: string;
  readonly comments: string;
  readonly daysAgo: number;
  /** The founder's decision a day later. Without it, the submission waits for review. */
  readonly decided?:
    | { readonly decision: 'awarded' }
    | {
        readonly decision: 'changes_asked';
        readonly feedback: string;
        /** Comments on the checks that had not passed, by the id of the check. */
        readonly notYet: Readonly<Record<string, string>>;
      };
}

/** The submissions of each demo person. */
const submissionsOf: Readonly<Record<string, readonly DemoSubmission[]>> = {
  'demo-lifetime': [
    {
      courseId: 39,
      projectUrl: 'https://kwame-repairs.example/',
      videoUrl: '',
      comments: 'My repair workshop, online since Monday. The contact form reaches my phone.',
      daysAgo: 149,
      decided: { decision: 'awarded' },
    },
    {
      courseId: 37,
      projectUrl: 'https://kwame-repairs.example/manuals',
      videoUrl: '',
      comments: 'Sells my repair manuals. The recording shows a paid order and a refused download.',
      daysAgo: 62,
      decided: { decision: 'awarded' },
    },
    {
      courseId: 36,
      projectUrl: 'https://replit.com/@kwame/repair-jobs',
      videoUrl: '',
      comments: 'The job list of my workshop. Every job keeps its customer, its parts and what it cost.',
      daysAgo: 12,
      decided: {
        decision: 'changes_asked',
        feedback:
          'A good start: adding and finding a job works.\n\nTwo things before it counts:\n1. When I change a job and reload, the change is gone. Ask your agent to save the edit form too.\n2. A job without a customer can be saved. Make that field required in the database, not only in the form.',
        notYet: {
          'database-refuses': 'A job without a customer is still saved.',
          'price-exact': 'I changed a price to 19.99 and reloaded: the old one was back.',
        },
      },
    },
    {
      courseId: 36,
      projectUrl: 'https://replit.com/@kwame/repair-jobs',
      videoUrl: 'https://www.loom.com/share/7d1f0c6a4b5e4c0fa2f3e1b9d8c7a6e5',
      comments:
        'Both things are mended.\nIn the recording I change a job, reload, and the change is still there. A job without a customer is refused with a message.\n\nYou can sign in with the guest button, no password needed.',
      daysAgo: 6,
    },
  ],
  'demo-consulting': [
    {
      courseId: 39,
      projectUrl: 'https://mei-lin-teas.example/',
      videoUrl: '',
      comments:
        'The site of my tea shop. It is live on my own domain, and the contact form reaches my inbox.',
      daysAgo: 0,
    },
  ],
};

const dayMilliseconds = 24 * 60 * 60 * 1000;

/** Adds submissions that were awarded with a certificate, sent back, or wait for review. */
export async function addDemoSubmissions(
  db: Database,
  person: { userId: string; subject: string; now: Date },
): Promise<void> {
  for (const submission of submissionsOf[person.subject] ?? []) await handIn(db, person, submission);
}

async function handIn(
  db: Database,
  { userId, now }: { userId: string; now: Date },
  { courseId, daysAgo, decided, ...work }: DemoSubmission,
): Promise<void> {
  const rubric = await rubricOf(db, courseId);
  const [certification] = await db
    .select({ id: certifications.id })
    .from(certifications)
    .where(eq(certifications.courseId, courseId));
  if (!certification) return;
  const submittedAt = new Date(now.getTime() - daysAgo * dayMilliseconds);
  const decidedAt = new Date(submittedAt.getTime() + dayMilliseconds);
  const [submission] = await db
    .insert(certificationSubmissions)
    .values({
      ...work,
      userId,
      certificationId: certification.id,
      submittedAt,
      ...(decided ? { ...endingOf(decided, rubric), decidedAt } : {}),
    })
    .returning({ id: certificationSubmissions.id });
  if (submission && decided?.decision === 'awarded') await issueCertificate(db, submission.id);
}

function endingOf(decided: NonNullable<DemoSubmission['decided']>, rubric: readonly RubricCheck[]) {
  const { decision } = decided;
  const notYet: Readonly<Record<string, string>> = decision === 'awarded' ? {} : decided.notYet;
  const checks = rubric.map((check) => ({
    ...check,
    isPassed: !(check.checkId in notYet),
    comment: notYet[check.checkId] ?? '',
  }));
  return { decision, feedback: decision === 'awarded' ? '' : decided.feedback, checks };
}
