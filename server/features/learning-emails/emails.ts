import { signInFirst } from '@chalkline/contract/sign-in-addresses';
import { greeting } from '@chalkline/domain/account/person-name';
import type { NextLesson } from '@chalkline/domain/learning-emails/next-lesson';
import { periodLabel, type SummaryFacts } from '@chalkline/domain/learning-emails/weekly-summary';
import { unreadLabel } from '@chalkline/domain/notifications/unread';
import { totalXpText } from '@chalkline/domain/progress/xp';
import type { Mail } from '../../db/email-content.ts';
import type { LearnerRow } from './learner.ts';

const awayFor = ['a week', 'three weeks'] as const;

/** To a learner who stays away: where to continue. */
export function reminderEmail(learner: LearnerRow, index: number, next: NextLesson): Mail {
  const { id, email, lastSeenAt } = learner;
  return {
    event: `learning-reminder:${id}:${lastSeenAt.toISOString()}:${index}`,
    to: email,
    about: id,
    optional: { type: 'learning_reminder', userId: id },
    subject: index === 0 ? `Your next lesson: ${next.title}` : `Pick up where you left off: ${next.title}`,
    email: {
      preheader: `${next.course} is waiting for you.`,
      heading: index === 0 ? 'Ready for your next lesson?' : 'Pick up where you left off',
      paragraphs: [
        `${greeting('Hello', learner)},`,
        `You haven't visited for ${awayFor[index] ?? 'a while'}. That's fine: everything is where you left it. Your next lesson is “${next.title}”.`,
      ],
      facts: [
        { label: 'Course', value: next.course },
        { label: 'Lesson', value: next.title },
      ],
      action: { label: 'Open the lesson', path: signInFirst(next.path) },
      note:
        index === 0
          ? "If you're still away in two weeks, we'll remind you once more."
          : 'This is our last reminder for now.',
    },
  };
}

const mostListed = 5;

/** What somebody did in a week, what comes next and what is new. */
export function summaryEmail(
  learner: LearnerRow,
  week: string,
  facts: SummaryFacts,
  next: NextLesson | undefined,
): Mail {
  const { id, email } = learner;
  const did = doneSentence(facts);
  return {
    event: `weekly-summary:${id}:${week}`,
    to: email,
    about: id,
    optional: { type: 'weekly_summary', userId: id },
    subject: next ? `Your week, and your next lesson: ${next.title}` : 'Your week',
    email: {
      preheader: did,
      heading: 'Your week',
      paragraphs: [`${greeting('Hello', learner)},`, did],
      facts: [
        ...listed('Completed', facts.completedLessons),
        ...listed(facts.newCourses.length === 1 ? 'New course' : 'New courses', facts.newCourses),
        ...unread(facts.unreadNotifications),
        ...(next ? [{ label: 'Next lesson', value: `${next.title} (${next.course})` }] : []),
      ],
      action: next
        ? { label: 'Open the next lesson', path: signInFirst(next.path) }
        : { label: 'Open your dashboard', path: signInFirst('/dashboard') },
    },
  };
}

function doneSentence({ completedLessons, xp, period }: SummaryFacts): string {
  const when = periodLabel(period);
  const count = completedLessons.length;
  if (count === 0) return `You didn't complete a lesson ${when}. Here's what's new.`;
  return `You completed ${count === 1 ? 'a lesson' : `${count} lessons`} ${when} and earned ${totalXpText(xp)} XP.`;
}

/** One fact with a line for each title, the first few of them. */
function listed(label: string, titles: readonly string[]) {
  if (titles.length === 0) return [];
  const left = titles.length - mostListed;
  const lines = [...titles.slice(0, mostListed), ...(left > 0 ? [`and ${left} more`] : [])];
  return [{ label, value: lines.join('\n') }];
}

function unread(count: number) {
  return count > 0 ? [{ label: 'New notifications', value: `${unreadLabel(count)} unread` }] : [];
}
