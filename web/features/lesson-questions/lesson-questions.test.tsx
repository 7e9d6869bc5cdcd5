import type { OwnQuestion, PublishedAnswer } from '@chalkline/contract/lesson-questions';
import { waitFor, within } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aCourseWithLessons, aFormerMember, aLesson, aMember } from '../../testing/examples.ts';
import { expectFocus } from '../../testing/expect-focus.ts';
import { answerLessonPages, lessonAddress } from '../../testing/lesson-page.ts';
import { fakeLiveUpdates } from '../../testing/live-updates.ts';
import { openPage } from '../../testing/open-page.tsx';
import { setUpPageTests } from '../../testing/page-tests.ts';
import { loadVideo } from '../../testing/video.ts';

const { server, signIn } = setUpPageTests();
const live = fakeLiveUpdates();
const at = '2026-11-16T10:00:00.000Z';
const asked: OwnQuestion = {
  id: '00000000-0000-4000-8000-000000000001',
  text: 'Why is my page blank?',
  positionSeconds: 65,
  picture: null,
  askedAt: at,
  answer: null,
  isPublished: false,
};
const published: PublishedAnswer = {
  id: '00000000-0000-4000-8000-000000000002',
  title: 'A blank page',
  question: 'The page is blank.',
  html: '<p>Press <strong>Run</strong>.</p>',
  askedBy: null,
  publishedAt: at,
};

beforeEach(() => {
  signIn(aMember);
  answerLessonPages(server);
  server.answer('GET /api/search', { best: [], groups: [], correctedTo: null });
});
afterEach(() => localStorage.clear());

async function openQuestions() {
  const page = await openPage(lessonAddress(1));
  const questions = within(await page.findByRole('region', { name: 'Questions' }));
  return { page, questions };
}

describe('the questions of a lesson', () => {
  it('are asked at the position where the learner began to write, anonymously by default', async () => {
    const sent: unknown[] = [];
    server.answer('POST /api/lessons/:lessonId/questions', ({ body }) => {
      sent.push(body);
      return asked;
    });
    const { page, questions } = await openQuestions();
    const video = page.getByLabelText<HTMLVideoElement>(aLesson(1).title);
    await loadVideo(video);
    video.currentTime = 65.4;
    await page.user.type(questions.getByLabelText('Ask about this lesson'), 'Why is my page blank?');
    expect(questions.getByText(/About 1:05 in the video/)).toBeTruthy();
    await page.user.click(questions.getByRole('button', { name: 'Send question' }));
    await questions.findByText('Waiting for an answer');
    expect(sent).toMatchObject([
      { text: asked.text, positionSeconds: 65, imageUrl: null, mayShowName: false },
    ]);
    expect(questions.getByLabelText<HTMLTextAreaElement>('Ask about this lesson').value).toBe('');
    await page.user.click(questions.getByRole('button', { name: 'Go to 1:05' }));
    expect(video.currentTime).toBe(65);
  });

  it('keep what is typed when they are refused, and say why', async () => {
    server.refuse('POST /api/lessons/:lessonId/questions', 'conflict', { message: 'Too many open.' });
    const { page, questions } = await openQuestions();
    await page.user.click(questions.getByRole('button', { name: 'Send question' }));
    expect(questions.getByText('Write your question first.')).toBeTruthy();
    const field = questions.getByLabelText<HTMLTextAreaElement>('Ask about this lesson');
    await page.user.type(field, 'One more');
    await page.user.click(questions.getByRole('button', { name: 'Send question' }));
    await page.findByText('Too many open.');
    expect(field.value).toBe('One more');
  });

  it('say that a form without scripts was sent empty', async () => {
    const page = await openPage(`${lessonAddress(1)}?question=empty`);
    const questions = within(await page.findByRole('region', { name: 'Questions' }));
    expect(questions.getByText('Write your question first.')).toBeTruthy();
  });

  it('are reached by a link, such as that of a notification', async () => {
    const page = await openPage(`${lessonAddress(1)}#questions`);
    await expectFocus(() => page.findByRole('region', { name: 'Questions' }));
  });

  it('show published answers, and suggest similar ones while the learner types', async () => {
    server.answer('GET /api/lessons/:lessonId/answers', { answers: [published], next: null });
    const segment = (text: string) => [{ text, isMatch: false }];
    const result = {
      ...{ kind: 'answer' as const, id: published.id, context: 'Lesson 1', isLocked: false },
      ...{
        title: segment('Nothing shows'),
        sentence: segment('Press Run.'),
        address: '/a-course/1#answer-2',
      },
    };
    server.answer('GET /api/search', { best: [result], groups: [], correctedTo: null });
    const { page, questions } = await openQuestions();
    expect(questions.getByRole('heading', { level: 3, name: 'A blank page' })).toBeTruthy();
    expect(questions.getByText('Asked by a member')).toBeTruthy();
    await page.user.type(questions.getByLabelText('Ask about this lesson'), 'Nothing is on my page');
    await questions.findByText('Already answered?');
    expect(questions.getByRole('link', { name: /Nothing shows/ }).getAttribute('href')).toBe(result.address);
  });

  it('show an answer as soon as it is there, and lead to it', async () => {
    server.answer('GET /api/lessons/:lessonId/questions', [asked]);
    server.answer('PUT /api/notifications/opened', undefined);
    const { page, questions } = await openQuestions();
    expect(questions.getByText('Waiting for an answer')).toBeTruthy();
    const answer = { html: '<p>Press Run first.</p>', answeredAt: at };
    server.answer('GET /api/lessons/:lessonId/questions', [{ ...asked, answer }]);
    signIn({ ...aMember, unreadNotifications: 1 });
    await waitFor(() => live.send('/api/notifications/live', 'notifications-changed'));
    await questions.findByText('Press Run first.');
    await page.user.click(await page.findByRole('button', { name: 'Read the answer' }));
    await expectFocus(() => questions.getByRole('heading', { name: 'Your questions' }));
  });

  it('can be deleted after a confirmation', async () => {
    server.answer('GET /api/lessons/:lessonId/questions', [asked]);
    server.answer('DELETE /api/questions/:questionId', undefined);
    const { page, questions } = await openQuestions();
    await page.user.click(questions.getByRole('button', { name: /^Delete question/ }));
    const dialog = within(await page.findByRole('dialog', { name: 'Delete this question?' }));
    await page.user.click(dialog.getByRole('button', { name: 'Delete question' }));
    await waitFor(() => expect(questions.queryByText(asked.text)).toBeNull());
  });
});

it('says what asking needs to somebody without a plan', async () => {
  signIn({ ...aMember, plan: 'Free' });
  answerLessonPages(server, { isFree: true });
  const lessons = aCourseWithLessons.lessons.map((lesson) => ({ ...lesson, isFree: true }));
  server.answer('GET /api/courses/slug/:courseSlug', { ...aCourseWithLessons, lessons });
  server.answer('GET /api/lessons/:lessonId/answers', { answers: [published], next: null });
  const { questions } = await openQuestions();
  expect(questions.queryByLabelText('Ask about this lesson')).toBeNull();
  expect(questions.getByRole('link', { name: 'See the plans' })).toBeTruthy();
});

it('shows the own questions and their answers under a free lesson after the plan has ended', async () => {
  signIn(aFormerMember);
  answerLessonPages(server, { isFree: true });
  const lessons = aCourseWithLessons.lessons.map((lesson) => ({ ...lesson, isFree: true }));
  server.answer('GET /api/courses/slug/:courseSlug', { ...aCourseWithLessons, lessons });
  const answer = { html: '<p>Press Run first.</p>', answeredAt: at };
  server.answer('GET /api/lessons/:lessonId/questions', [{ ...asked, answer }]);
  const { questions } = await openQuestions();
  expect(questions.getByText('Press Run first.')).toBeTruthy();
  expect(questions.getByRole('button', { name: /^Delete question/ })).toBeTruthy();
  expect(questions.queryByLabelText('Ask about this lesson')).toBeNull();
  expect(questions.getByText(/^Your plan has ended\. With a new one, you can ask/)).toBeTruthy();
});
