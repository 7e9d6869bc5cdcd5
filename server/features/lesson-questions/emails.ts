import { permanentQuestionsPageOf } from '@chalkline/contract/addresses';
import type { CurrentUser } from '@chalkline/contract/people';
import { signInFirst } from '@chalkline/contract/sign-in-addresses';
import { planAndRoleLabel } from '@chalkline/domain/access/staff-status';
import { fullName, greeting } from '@chalkline/domain/account/person-name';
import { clockTime } from '@chalkline/domain/courses/watch-position';
import type { Mail } from '../../db/email-content.ts';
import type { Person } from '../auth/index.ts';
import type { QuestionLesson } from './question-lesson.ts';

interface AskedQuestion {
  readonly id: string;
  readonly text: string;
  readonly positionSeconds: number | null;
  readonly uploadId: string | null;
  readonly lesson: QuestionLesson;
}

/** To every founder: somebody asked a question. */
export function askedEmail(
  { id, text, positionSeconds, uploadId, lesson }: AskedQuestion,
  asker: CurrentUser,
): Pick<Mail, 'event' | 'subject' | 'email'> {
  const name = fullName(asker);
  return {
    event: `question:${id}:asked`,
    subject: `New question: ${lesson.title}`,
    email: {
      preheader: `${name} asks about ${lesson.title}.`,
      heading: `${name} has a question`,
      paragraphs: [],
      quote: text,
      facts: [
        { label: 'Lesson', value: lessonName(lesson) },
        ...(positionSeconds === null ? [] : [{ label: 'Video', value: `at ${clockTime(positionSeconds)}` }]),
        ...(uploadId === null ? [] : [{ label: 'Screenshot', value: 'shown with the question' }]),
        { label: 'Member', value: `${name}, ${planAndRoleLabel(asker.plan, asker.role)}` },
      ],
      action: { label: 'Answer the question', path: signInFirst(`/founder/questions/${id}`) },
    },
  };
}

interface AnsweredQuestion {
  readonly id: string;
  readonly markdown: string;
  readonly lesson: QuestionLesson;
}

/** To the member: the question is answered. */
export function answeredEmail({ id, markdown, lesson }: AnsweredQuestion, member: Person): Mail {
  return {
    event: `question:${id}:answered`,
    to: member.email,
    about: member.id,
    optional: { type: 'question_answered', userId: member.id },
    subject: `Your question is answered: ${lesson.title}`,
    email: {
      preheader: `About ${lesson.title}`,
      heading: 'Your question is answered',
      paragraphs: [
        `${greeting('Hello', member)},`,
        `Here's the answer to your question about “${lesson.title}”:`,
      ],
      quote: markdown,
      isQuoteMarkdown: true,
      facts: [{ label: 'Lesson', value: lessonName(lesson) }],
      action: {
        label: 'Open the lesson',
        path: signInFirst(permanentQuestionsPageOf(lesson)),
      },
    },
  };
}

function lessonName({ orderIndex, title, courseTitle }: QuestionLesson): string {
  return `${orderIndex}. ${title} (${courseTitle})`;
}
