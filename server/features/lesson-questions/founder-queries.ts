import type {
  FounderQuestion,
  QuestionCount,
  QuestionRow,
  QuestionRows,
} from '@chalkline/contract/lesson-questions';
import { type Role, roleOf } from '@chalkline/domain/access/roles';
import { fullName } from '@chalkline/domain/account/person-name';
import { planHeldAt } from '@chalkline/domain/billing/entitlements';
import { hasPrioritySupport, prioritySupportPlan } from '@chalkline/domain/billing/priority-support';
import { askerName } from '@chalkline/domain/lesson-questions/answer';
import { and, asc, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { courses, lessonQuestions, lessons, uploads, users } from '../../db/schema.ts';
import type { AppContext } from '../../platform/app-context.ts';
import { below, exactMoment, type PageEnd, pageOf } from '../../platform/http/page-cursor.ts';
import { renderMessage } from '../../platform/text/markdown.ts';
import { founderEntryOf } from '../auth/index.ts';
import { entitlementsOf, holdsPlanAt } from '../billing/index.ts';
import { lessonFields } from './question-lesson.ts';
import { pictureFields, toPicture } from './question-rows.ts';

type Dependencies = Pick<AppContext, 'db' | 'founderEmails' | 'now'>;

const questionsAtATime = 25;

const rowFields = {
  question: lessonQuestions,
  lesson: lessonFields,
  person: {
    id: users.id,
    email: users.email,
    name: users.name,
    firstName: users.firstName,
    lastName: users.lastName,
    role: users.role,
  },
  founderEntry: founderEntryOf(users.id),
  owned: entitlementsOf(users.id),
};

/** Members with priority support come first: 0 before 1. */
function rankAt(now: Date | SQL): SQL<number> {
  return sql<number>`case when ${holdsPlanAt(lessonQuestions.userId, prioritySupportPlan, now)} then 0 else 1 end`;
}

export const openKey = ['integer', 'moment', 'uuid'] as const;
type OpenEnd = PageEnd<typeof openKey>;

/** The questions that wait for an answer: those with priority support first, then the oldest. */
export async function listOpen(
  { db, founderEmails, now }: Dependencies,
  after: OpenEnd | undefined,
): Promise<QuestionRows> {
  const at = now();
  const { askedAt, id } = lessonQuestions;
  const rank = rankAt(at);
  const rows = await db
    .select({ ...rowFields, rank, exactly: exactMoment(askedAt) })
    .from(lessonQuestions)
    .innerJoin(lessons, eq(lessons.id, lessonQuestions.lessonId))
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .leftJoin(users, eq(users.id, lessonQuestions.userId))
    .where(and(isNull(lessonQuestions.answeredAt), after && behind(after, rank)))
    .orderBy(sql`${rank}`, asc(askedAt), asc(id))
    .limit(questionsAtATime + 1);
  const { page, next } = pageOf(
    rows,
    questionsAtATime,
    (row): OpenEnd => [String(row.rank), row.exactly, row.question.id],
  );
  return { questions: page.map((row) => toRow(row, founderEmails, at)), next };
}

/** The condition for questions behind the end of the last page. */
function behind([rank, askedAt, id]: OpenEnd, ownRank: SQL<number>): SQL {
  return sql`(${ownRank}, ${lessonQuestions.askedAt}, ${lessonQuestions.id}) >
    (${rank}::int, timestamptz 'epoch' + ${askedAt}::bigint * interval '1 microsecond', ${id}::uuid)`;
}

export const answeredKey = ['moment', 'uuid'] as const;
type AnsweredEnd = PageEnd<typeof answeredKey>;

/** The answered questions, the latest answer first. */
export async function listAnswered(
  { db, founderEmails, now }: Dependencies,
  after: AnsweredEnd | undefined,
): Promise<QuestionRows> {
  const at = now();
  const { answeredAt, id } = lessonQuestions;
  const rows = await db
    .select({ ...rowFields, exactly: exactMoment(answeredAt) })
    .from(lessonQuestions)
    .innerJoin(lessons, eq(lessons.id, lessonQuestions.lessonId))
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .leftJoin(users, eq(users.id, lessonQuestions.userId))
    .where(and(isNotNull(answeredAt), after && below(after, answeredAt, id, 'uuid')))
    .orderBy(desc(answeredAt), desc(id))
    .limit(questionsAtATime + 1);
  const { page, next } = pageOf(rows, questionsAtATime, (row): AnsweredEnd => [row.exactly, row.question.id]);
  return { questions: page.map((row) => toRow(row, founderEmails, at)), next };
}

const openAt = prepared((db) =>
  db
    .select({
      open: sql<number>`count(*)::int`,
      priority: sql<number>`(count(*) filter (where ${rankAt(sql`${sql.placeholder('now')}::timestamptz`)} = 0))::int`,
    })
    .from(lessonQuestions)
    .where(isNull(lessonQuestions.answeredAt))
    .prepare('open_questions_at'),
);

/** How many questions wait for an answer. */
export async function countOpen(db: Database, now: Date): Promise<QuestionCount> {
  const [row] = await openAt(db).execute({ now: now.toISOString() });
  return row ?? { open: 0, priority: 0 };
}

/** The same without the rest that the overview shows. */
export function countOpenQuestions(db: Database): Promise<number> {
  return db.$count(lessonQuestions, isNull(lessonQuestions.answeredAt));
}

const staff = alias(users, 'staff');

/** One question with everything that the team sees. */
export async function findQuestion(
  { db, founderEmails, now }: Dependencies,
  id: string,
): Promise<FounderQuestion | undefined> {
  const [row] = await db
    .select({
      ...rowFields,
      picture: pictureFields,
      staff: {
        email: staff.email,
        name: staff.name,
        firstName: staff.firstName,
        lastName: staff.lastName,
      },
    })
    .from(lessonQuestions)
    .innerJoin(lessons, eq(lessons.id, lessonQuestions.lessonId))
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .leftJoin(users, eq(users.id, lessonQuestions.userId))
    .leftJoin(uploads, eq(uploads.id, lessonQuestions.uploadId))
    .leftJoin(staff, eq(staff.id, lessonQuestions.answeredBy))
    .where(eq(lessonQuestions.id, id));
  if (!row) return undefined;
  const { question, person } = row;
  return {
    ...toRow(row, founderEmails, now()),
    picture: toPicture({ uploadId: question.uploadId, picture: row.picture }),
    askedBy: askerName(question.mayShowName, person),
    answer: await answerOf(question, row.staff && fullName(row.staff)),
    publication: publicationOf(question),
  };
}

type Stored = typeof lessonQuestions.$inferSelect;

async function answerOf(
  { answerMarkdown, answeredAt, answerChangedAt }: Stored,
  answeredBy: string | null,
): Promise<FounderQuestion['answer']> {
  if (answerMarkdown === null || !answeredAt) return null;
  return {
    markdown: answerMarkdown,
    html: await renderMessage(answerMarkdown),
    answeredBy,
    answeredAt: answeredAt.toISOString(),
    changedAt: (answerChangedAt ?? answeredAt).toISOString(),
  };
}

function publicationOf(question: Stored): FounderQuestion['publication'] {
  if (!question.publishedAt) return null;
  return {
    title: question.publishedTitle ?? '',
    question: question.publishedQuestion ?? '',
    answer: question.publishedAnswer ?? '',
    publishedAt: question.publishedAt.toISOString(),
  };
}

interface ListedRow {
  readonly question: Stored;
  readonly lesson: QuestionRow['lesson'];
  readonly person:
    | (Parameters<typeof fullName>[0] & { readonly id: string; readonly role: Role | null })
    | null;
  readonly founderEntry: string | null;
  readonly owned: Parameters<typeof hasPrioritySupport>[0];
}

function toRow(
  { question, lesson, person, founderEntry, owned }: ListedRow,
  founderEmails: readonly string[],
  now: Date,
): QuestionRow {
  return {
    id: question.id,
    text: question.text,
    positionSeconds: question.positionSeconds,
    askedAt: question.askedAt.toISOString(),
    lesson,
    member: person && {
      id: person.id,
      name: fullName(person),
      email: person.email,
      plan: planHeldAt(owned, now),
      role: roleOf({ role: person.role, founderEntry }, founderEmails),
      hasPrioritySupport: hasPrioritySupport(owned, now),
    },
    hasPicture: question.uploadId !== null,
    answeredAt: question.answeredAt?.toISOString() ?? null,
    publishedTitle: question.publishedTitle,
  };
}
