import { questionsPageOf } from '@chalkline/contract/addresses';
import type { CurrentUser } from '@chalkline/contract/people';
import { refuseAnswer } from '@chalkline/domain/lesson-questions/answer';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { lessonQuestions } from '../../db/schema.ts';
import type { AppContext } from '../../platform/app-context.ts';
import { recordAction } from '../../platform/audit/audit.ts';
import { orNotFound, Refusal, refused } from '../../platform/http/refusal.ts';
import { findPerson } from '../auth/index.ts';
import { notify } from '../notifications/index.ts';
import { answeredEmail } from './emails.ts';
import { lockQuestion, type StoredQuestion } from './lock-question.ts';
import { lessonOf } from './question-lesson.ts';

interface WantedAnswer {
  readonly markdown: string;
  /** When the answer that is edited was last changed; null for the first one. */
  readonly basedOn: string | null;
}

/**
 * Answers a question, or edits its answer. The first answer is emailed to the member. The same text again is no
 * change: it was sent twice.
 */
export async function answerQuestion(
  { db, mail, now }: Pick<AppContext, 'db' | 'mail' | 'now'>,
  staff: Pick<CurrentUser, 'id'>,
  questionId: string,
  wanted: WantedAnswer,
): Promise<void> {
  const refusal = refuseAnswer(wanted.markdown);
  if (refusal) throw refused(refusal);
  const markdown = wanted.markdown.trim();
  await db.transaction(async (tx) => {
    const question = await lockQuestion(tx, questionId);
    if (question.answerMarkdown === markdown) return;
    const { userId } = question;
    if (userId === null) throw new Refusal('conflict', 'The member has deleted this question.');
    refuseStale(question, wanted.basedOn);
    await save(tx, question, { markdown, staffId: staff.id, now: now() });
    if (question.answeredAt) return;
    const lesson = await lessonOf(tx, question.lessonId);
    await notify(tx, {
      to: userId,
      event: `question:${questionId}:answered`,
      at: now(),
      type: 'question_answered',
      parameters: { lesson: lesson.title, path: questionsPageOf(lesson), lessonId: lesson.id },
    });
    const member = orNotFound(await findPerson(tx, userId), 'This member');
    await mail.enqueue(tx, answeredEmail({ id: questionId, markdown, lesson }, member));
  });
}

function refuseStale({ answerChangedAt }: StoredQuestion, basedOn: string | null): void {
  if ((answerChangedAt?.toISOString() ?? null) === basedOn) return;
  throw new Refusal(
    'edited_meanwhile',
    basedOn === null
      ? 'Somebody else has answered this question meanwhile. Your text is still here.'
      : 'Somebody else has changed this answer meanwhile. Your text is still here.',
  );
}

async function save(
  tx: Database,
  { id, answeredAt }: StoredQuestion,
  { markdown, staffId, now }: { markdown: string; staffId: string; now: Date },
): Promise<void> {
  await tx
    .update(lessonQuestions)
    .set({
      answerMarkdown: markdown,
      answerChangedAt: now,
      ...(answeredAt ? {} : { answeredAt: now, answeredBy: staffId }),
    })
    .where(eq(lessonQuestions.id, id));
  await recordAction(tx, {
    actorId: staffId,
    action: answeredAt ? 'question.edit-answer' : 'question.answer',
    subject: `question:${id}`,
    before: null,
    after: null,
  });
}
