import { questionsPageOf } from '@chalkline/contract/addresses';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import {
  certificates,
  certificationSubmissions,
  certifications,
  lessonQuestions,
  notifications,
  ticketMessages,
  tickets,
} from '../db/schema.ts';
import { lessonOf } from '../features/lesson-questions/question-lesson.ts';
import { notify } from '../features/notifications/index.ts';

/** What is older has been read. */
const unreadDays = 14;
const dayMilliseconds = 24 * 60 * 60 * 1000;

/** Adds the notifications that a demo person's history would have led to. */
export async function addDemoNotifications(
  db: Database,
  { userId, now }: { userId: string; now: Date },
): Promise<void> {
  await notifyOfReviews(db, userId);
  await notifyOfReplies(db, userId);
  await notifyOfAnswers(db, userId);
  const unreadSince = new Date(now.getTime() - unreadDays * dayMilliseconds);
  const written = await db
    .select({ id: notifications.id, createdAt: notifications.createdAt })
    .from(notifications)
    .where(eq(notifications.userId, userId));
  for (const { id, createdAt } of written.filter((one) => one.createdAt < unreadSince))
    await db.update(notifications).set({ readAt: createdAt }).where(eq(notifications.id, id));
}

async function notifyOfReviews(db: Database, userId: string): Promise<void> {
  const { id, decidedAt } = certificationSubmissions;
  const rows = await db
    .select({ id, decidedAt, certification: certifications.name, token: certificates.token })
    .from(certificationSubmissions)
    .innerJoin(certifications, eq(certifications.id, certificationSubmissions.certificationId))
    .leftJoin(certificates, eq(certificates.submissionId, id))
    .where(and(eq(certificationSubmissions.userId, userId), isNotNull(decidedAt)));
  for (const { id: submissionId, decidedAt: at, certification, token } of rows) {
    if (!at) continue;
    const news = token
      ? ({ type: 'certification_awarded', parameters: { certification, certificate: token } } as const)
      : ({ type: 'changes_requested', parameters: { certification } } as const);
    await notify(db, { to: userId, event: `submission:${submissionId}:${news.type}`, at, ...news });
  }
}

async function notifyOfReplies(db: Database, userId: string): Promise<void> {
  const rows = await db
    .select({ id: ticketMessages.id, at: ticketMessages.sentAt, ticketId: tickets.id, title: tickets.title })
    .from(ticketMessages)
    .innerJoin(tickets, eq(tickets.id, ticketMessages.ticketId))
    .where(and(eq(tickets.userId, userId), eq(ticketMessages.side, 'consultant')));
  for (const { id, at, ...parameters } of rows)
    await notify(db, { to: userId, event: `ticket-message:${id}`, at, type: 'ticket_reply', parameters });
}

async function notifyOfAnswers(db: Database, userId: string): Promise<void> {
  const { id, lessonId, answeredAt } = lessonQuestions;
  const rows = await db
    .select({ id, lessonId, answeredAt })
    .from(lessonQuestions)
    .where(and(eq(lessonQuestions.userId, userId), isNotNull(answeredAt)));
  for (const row of rows) {
    if (!row.answeredAt) continue;
    const lesson = await lessonOf(db, row.lessonId);
    await notify(db, {
      to: userId,
      event: `question:${row.id}:answered`,
      at: row.answeredAt,
      type: 'question_answered',
      parameters: { lesson: lesson.title, path: questionsPageOf(lesson), lessonId: lesson.id },
    });
  }
}
