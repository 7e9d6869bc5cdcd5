import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { certificationSubmissions, certifications } from '../db/schema.ts';
import { issueCertificate } from '../features/certificates/issue.ts';

interface DemoAward {
  readonly courseId: number;
  readonly projectUrl: string;
  readonly comments: string;
  readonly daysAgo: number;
}

/** What each demo person has earned. */
const awardsOf: Readonly<Record<string, readonly DemoAward[]>> = {
  'demo-lifetime': [
    {
      courseId: 39,
      projectUrl: 'https://kwame-repairs.example/',
      comments: 'My repair workshop, online since Monday. The contact form reaches my phone.',
      daysAgo: 148,
    },
    {
      courseId: 37,
      projectUrl: 'https://kwame-repairs.example/manuals',
      comments: 'Sells my repair manuals. The recording shows a paid order and a refused download.',
      daysAgo: 61,
    },
  ],
};

const dayMilliseconds = 24 * 60 * 60 * 1000;

/** Work that was handed in one day and awarded the next, with its certificate. */
export async function addDemoAwards(
  db: Database,
  person: { userId: string; subject: string; now: Date },
): Promise<void> {
  for (const award of awardsOf[person.subject] ?? []) await addAward(db, person, award);
}

async function addAward(
  db: Database,
  { userId, now }: { userId: string; now: Date },
  { courseId, projectUrl, comments, daysAgo }: DemoAward,
): Promise<void> {
  const [certification] = await db
    .select({ id: certifications.id })
    .from(certifications)
    .where(eq(certifications.courseId, courseId));
  if (!certification) return;
  const decidedAt = new Date(now.getTime() - daysAgo * dayMilliseconds);
  const [submission] = await db
    .insert(certificationSubmissions)
    .values({
      userId,
      certificationId: certification.id,
      projectUrl,
      videoUrl: '',
      comments,
      submittedAt: new Date(decidedAt.getTime() - dayMilliseconds),
      decision: 'awarded',
      decidedAt,
    })
    .returning({ id: certificationSubmissions.id });
  if (submission) await issueCertificate(db, submission.id);
}
