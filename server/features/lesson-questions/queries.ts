import type { OwnQuestion, PublishedAnswers } from '@chalkline/contract/lesson-questions';
import { askerName } from '@chalkline/domain/lesson-questions/answer';
import { and, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { lessonQuestions, uploads, users } from '../../db/schema.ts';
import { below, exactMoment, type PageEnd, pageOf } from '../../platform/http/page-cursor.ts';
import { renderMessage } from '../../platform/text/markdown.ts';
import { ownFields, toOwnQuestion } from './question-rows.ts';

const ownInLesson = prepared((db) =>
  selectOwn(
    db,
    and(
      eq(lessonQuestions.userId, sql.placeholder('userId')),
      eq(lessonQuestions.lessonId, sql.placeholder('lessonId')),
    ),
  ).prepare('own_questions_in_lesson'),
);

/** A person's questions under a lesson, the latest first. */
export async function listOwn(db: Database, userId: string, lessonId: number): Promise<OwnQuestion[]> {
  const rows = await ownInLesson(db).execute({ userId, lessonId });
  return Promise.all(rows.map(toOwnQuestion));
}

export async function findOwn(db: Database, condition: SQL | undefined): Promise<OwnQuestion | undefined> {
  const [row] = await selectOwn(db, condition);
  return row && toOwnQuestion(row);
}

function selectOwn(db: Database, condition: SQL | undefined) {
  return db
    .select(ownFields)
    .from(lessonQuestions)
    .leftJoin(uploads, eq(uploads.id, lessonQuestions.uploadId))
    .where(condition)
    .orderBy(desc(lessonQuestions.askedAt), desc(lessonQuestions.id));
}

const answersAtATime = 10;

export const answersKey = ['moment', 'uuid'] as const;
type AnswersEnd = PageEnd<typeof answersKey>;

const firstPublished = prepared((db) =>
  selectPublished(db, eq(lessonQuestions.lessonId, sql.placeholder('lessonId'))).prepare('first_published'),
);

/** The published answers of a lesson, the latest first. */
export async function listPublished(
  db: Database,
  lessonId: number,
  after: AnswersEnd | undefined,
): Promise<PublishedAnswers> {
  const { id, publishedAt } = lessonQuestions;
  const rows = after
    ? await selectPublished(
        db,
        and(eq(lessonQuestions.lessonId, lessonId), below(after, publishedAt, id, 'uuid')),
      )
    : await firstPublished(db).execute({ lessonId });
  const { page, next } = pageOf(rows, answersAtATime, (row): AnswersEnd => [row.exactly, row.id]);
  const answers = await Promise.all(
    page.map(async (row) => ({
      id: row.id,
      title: row.title ?? '',
      question: row.question ?? '',
      html: await renderMessage(row.answer ?? ''),
      askedBy: askerName(row.mayShowName, row.asker),
      publishedAt: (row.publishedAt ?? new Date(0)).toISOString(),
    })),
  );
  return { answers, next };
}

function selectPublished(db: Database, condition: SQL | undefined) {
  const { id, publishedAt } = lessonQuestions;
  return db
    .select({
      id,
      publishedAt,
      title: lessonQuestions.publishedTitle,
      question: lessonQuestions.publishedQuestion,
      answer: lessonQuestions.publishedAnswer,
      mayShowName: lessonQuestions.mayShowName,
      asker: { firstName: users.firstName, name: users.name },
      exactly: exactMoment(publishedAt),
    })
    .from(lessonQuestions)
    .leftJoin(users, eq(users.id, lessonQuestions.userId))
    .where(and(condition, isNotNull(publishedAt)))
    .orderBy(desc(publishedAt), desc(id))
    .limit(answersAtATime + 1);
}
