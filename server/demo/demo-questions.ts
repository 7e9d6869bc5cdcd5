import { and, eq } from 'drizzle-orm';
import { answerSource } from '../content/answer-search-source.ts';
import type { Database } from '../db/database.ts';
import { courses, lessonQuestions, lessons } from '../db/schema.ts';
import { updateDocuments } from '../db/search-index.ts';

interface DemoQuestion {
  readonly courseId: number;
  readonly order: number;
  readonly text: string;
  readonly positionSeconds: number | null;
  readonly mayShowName: boolean;
  readonly daysAgo: number;
  /** Given a day later. Without it, the question waits in the founder's queue. */
  readonly answer?: string;
  /** What is published under the lesson, with the answer as it was sent. */
  readonly published?: { readonly title: string; readonly question: string };
}

/** What the demo people have asked. */
const questionsOf: Readonly<Record<string, readonly DemoQuestion[]>> = {
  'demo-monthly': [
    {
      courseId: 39,
      order: 1,
      text: 'I repair bikes and I also sell a few used ones. Should my paragraph talk about both? It is getting long.',
      positionSeconds: null,
      mayShowName: true,
      daysAgo: 30,
      answer:
        'Choose the one thing a stranger should do on the page. For you that is *book a repair*, so the paragraph is about repairs.\n\nMention the bikes in one sentence at the end:\n\n> There are also a few used bikes for sale; they get a page of their own later.\n\nThe Agent builds what the paragraph asks for first. With two main things it gives you half of each.',
      published: {
        title: 'What if I offer two different things?',
        question:
          'I repair bikes and I also sell a few used ones. Should my paragraph talk about both? It is getting long.',
      },
    },
    {
      courseId: 39,
      order: 3,
      text: 'The Agent changed my colours, but the buttons are still blue. Do I have to name each button?',
      positionSeconds: 41,
      mayShowName: false,
      daysAgo: 3,
    },
  ],
  'demo-annual': [
    {
      courseId: 39,
      order: 6,
      text: 'My test message is in the database, but no mail arrives. The log says "403 validation_error". What is that?',
      positionSeconds: 52,
      mayShowName: true,
      daysAgo: 35,
      answer:
        'The form works, and only the mail is refused. With the test sender, Resend mails **only the address of your Resend account**.\n\n1. Open **Secrets** and look at `CONTACT_TO`.\n2. Put in the address with which you signed up at Resend.\n3. Send another message. `notified_at` should now have a time.\n\nIf you want mail at another address, add your own domain at Resend first.',
      published: {
        title: 'The message is saved, but no mail arrives (403)',
        question:
          'My test message is in the database, but no mail arrives. The log says "403 validation_error". What is that?',
      },
    },
    {
      courseId: 36,
      order: 3,
      text: 'When I archive a glaze recipe it disappears from the list, as it should. But how do I see the archived ones again? I don’t want to lose them.',
      positionSeconds: 37,
      mayShowName: true,
      daysAgo: 1,
    },
  ],
  'demo-lifetime': [
    {
      courseId: 36,
      order: 4,
      text: 'I want to split "name" into first and last name. There are 200 customers in the table already. Will I lose them?',
      positionSeconds: 24,
      mayShowName: false,
      daysAgo: 110,
      answer:
        'Not if you do it in three steps, each with a look at the table in between:\n\n1. **Add** the two new columns and leave `name` alone.\n2. **Fill** them from `name`, and ask the Agent to list the rows it was unsure about, such as names of three words.\n3. **Use** the new columns everywhere. Remove `name` a week later, when nothing reads it any more.\n\nTake a backup before the first step; the lesson shows how.',
      published: {
        title: 'Split one column into two without losing rows',
        question:
          'I want to split "name" into first and last name. There are 200 customers in the table already. Will I lose them?',
      },
    },
  ],
};

const dayMilliseconds = 24 * 60 * 60 * 1000;

/** Adds a demo person's questions: published, answered, or waiting for the founder. */
export async function addDemoQuestions(
  db: Database,
  { userId, subject, now }: { userId: string; subject: string; now: Date },
): Promise<void> {
  for (const question of questionsOf[subject] ?? []) {
    const lessonId = await findLessonId(db, question);
    if (lessonId === undefined) continue;
    const [added] = await db
      .insert(lessonQuestions)
      .values({ userId, lessonId, ...rowOf(question, now) })
      .returning({ id: lessonQuestions.id });
    if (added && question.published) await updateDocuments(db, answerSource, [added.id]);
  }
}

function rowOf({ text, positionSeconds, mayShowName, daysAgo, answer, published }: DemoQuestion, now: Date) {
  const askedAt = new Date(now.getTime() - daysAgo * dayMilliseconds);
  const answeredAt = new Date(askedAt.getTime() + dayMilliseconds);
  return {
    ...{ text, positionSeconds, mayShowName, askedAt },
    ...(answer ? { answerMarkdown: answer, answeredAt, answerChangedAt: answeredAt } : {}),
    ...(published
      ? {
          publishedAt: answeredAt,
          publishedTitle: published.title,
          publishedQuestion: published.question,
          publishedAnswer: answer,
        }
      : {}),
  };
}

/** Only lessons that people can open. */
async function findLessonId(
  db: Database,
  { courseId, order }: Pick<DemoQuestion, 'courseId' | 'order'>,
): Promise<number | undefined> {
  const [lesson] = await db
    .select({ id: lessons.id })
    .from(lessons)
    .innerJoin(courses, and(eq(courses.id, lessons.courseId), eq(courses.isPublished, true)))
    .where(and(eq(lessons.courseId, courseId), eq(lessons.orderIndex, order)));
  return lesson?.id;
}
