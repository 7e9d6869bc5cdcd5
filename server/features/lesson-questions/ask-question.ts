import type { NewQuestion, OwnQuestion } from '@chalkline/contract/lesson-questions';
import type { CurrentUser } from '@chalkline/contract/people';
import { fullName } from '@chalkline/domain/account/person-name';
import {
  type HeldQuestions,
  type QuestionLimit,
  questionDayMilliseconds,
  refuseAnotherQuestion,
  refuseQuestion,
} from '@chalkline/domain/lesson-questions/question';
import type { Decision, RuleRefusal } from '@chalkline/domain/refusals/refusal';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { lessonQuestions, users } from '../../db/schema.ts';
import type { AppContext } from '../../platform/app-context.ts';
import { orNotFound, refused } from '../../platform/http/refusal.ts';
import { emailFounders } from '../founder-emails/index.ts';
import { notifyStaff } from '../notifications/index.ts';
import { takeUpload } from '../snapshots/index.ts';
import { askedEmail } from './emails.ts';
import { findOwn } from './queries.ts';
import { lessonOf } from './question-lesson.ts';

type Dependencies = Pick<AppContext, 'db' | 'mail' | 'founderEmails' | 'now'>;

type Asked = Decision<{ readonly question: OwnQuestion }, RuleRefusal<QuestionLimit>>;

/**
 * Asks a question once, however often it is sent, and emails it to the founders. When it is sent again because the
 * reply was lost, it gets the details of the latest try, which the person sees last.
 */
export async function askQuestion(
  context: Dependencies,
  asker: CurrentUser,
  lessonId: number,
  wanted: NewQuestion,
): Promise<Asked> {
  const refusal = refuseQuestion(wanted.text);
  if (refusal) throw refused(refusal);
  const userId = asker.id;
  const now = context.now();
  return context.db.transaction(async (tx) => {
    // One at a time for each person, so that the limit holds for simultaneous requests.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
    const known = await findOwn(tx, isSent(userId, wanted.id));
    if (known) return { question: await updateDetails(tx, userId, known, wanted, now) };
    const tooMany = refuseAnotherQuestion(await heldBy(tx, userId, lessonId, now));
    if (tooMany) return { refusal: tooMany };
    const uploadId = wanted.imageUrl === null ? null : await takeUpload(tx, userId, wanted.imageUrl, now);
    const { positionSeconds, mayShowName } = wanted;
    const question = { text: wanted.text.trim(), positionSeconds, mayShowName, uploadId, askedAt: now };
    const [added] = await tx
      .insert(lessonQuestions)
      .values({ ...question, userId, lessonId, sentId: wanted.id })
      .returning({ id: lessonQuestions.id });
    const { id } = orNotFound(added, 'This question');
    const lesson = await lessonOf(tx, lessonId);
    const email = askedEmail({ id, ...question, lesson }, asker);
    await emailFounders(context, tx, { kind: 'question', email: () => email, about: userId });
    await notifyStaff(tx, {
      founderEmails: context.founderEmails,
      area: 'questions',
      about: userId,
      event: `question:${id}:asked`,
      at: now,
      type: 'question_asked',
      parameters: { asker: fullName(asker), lesson: lesson.title, path: `/founder/questions/${id}` },
    });
    return { question: orNotFound(await findOwn(tx, eq(lessonQuestions.id, id)), 'This question') };
  });
}

async function updateDetails(
  tx: Database,
  userId: string,
  { id, picture }: OwnQuestion,
  { positionSeconds, mayShowName, imageUrl }: NewQuestion,
  now: Date,
): Promise<OwnQuestion> {
  const isSamePicture = imageUrl === (picture?.imageUrl ?? null);
  const newPicture = isSamePicture
    ? {}
    : { uploadId: imageUrl === null ? null : await takeUpload(tx, userId, imageUrl, now) };
  const isThis = eq(lessonQuestions.id, id);
  await tx
    .update(lessonQuestions)
    .set({ positionSeconds, mayShowName, ...newPicture })
    .where(isThis);
  return orNotFound(await findOwn(tx, isThis), 'This question');
}

function isSent(userId: string, sentId: string) {
  return and(eq(lessonQuestions.userId, userId), eq(lessonQuestions.sentId, sentId));
}

/** How many questions a person has, in one query. */
async function heldBy(tx: Database, userId: string, lessonId: number, now: Date): Promise<HeldQuestions> {
  const { answeredAt, askedAt } = lessonQuestions;
  const dayAgo = new Date(now.getTime() - questionDayMilliseconds).toISOString();
  const [held] = await tx
    .select({
      open: sql<number>`(count(*) filter (where ${answeredAt} is null))::int`,
      today: sql<number>`(count(*) filter (where ${askedAt} > ${dayAgo}::timestamptz))::int`,
      inLesson: sql<number>`(count(*) filter (where ${lessonQuestions.lessonId} = ${lessonId}::int))::int`,
    })
    .from(lessonQuestions)
    .where(eq(lessonQuestions.userId, userId));
  return held ?? { open: 0, today: 0, inLesson: 0 };
}
