import { founderQuestionsLivePath, questionsChangedEvent } from '@chalkline/contract/console-addresses';
import type { FounderQuestion } from '@chalkline/contract/lesson-questions';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aFounder } from '../../../testing/examples.ts';
import { expectFocus } from '../../../testing/expect-focus.ts';
import { fakeLiveUpdates } from '../../../testing/live-updates.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { setUpPageTests } from '../../../testing/page-tests.ts';

const { server, signIn } = setUpPageTests();
const live = fakeLiveUpdates();
const at = '2026-11-16T10:00:00.000Z';
const question: FounderQuestion = {
  id: '00000000-0000-4000-8000-000000000001',
  text: 'Why is my page blank?',
  positionSeconds: 65,
  askedAt: at,
  lesson: { id: 1, title: 'Build it', orderIndex: 2, courseTitle: 'A course', courseSlug: 'a-course' },
  member: {
    id: '00000000-0000-4000-8000-000000000009',
    name: 'Ada Byron',
    email: 'ada@chalkline.example',
    plan: 'Annual',
    role: null,
    hasPrioritySupport: true,
  },
  hasPicture: false,
  answeredAt: null,
  publishedTitle: null,
  picture: null,
  askedBy: null,
  answer: null,
  publication: null,
};
const answered: FounderQuestion = {
  ...question,
  answeredAt: at,
  answer: {
    markdown: 'Press Run.',
    html: '<p>Press Run.</p>',
    answeredBy: 'Robin',
    answeredAt: at,
    changedAt: at,
  },
};
const address = `/founder/questions/${question.id}`;

beforeEach(() => {
  signIn(aFounder);
  server.answer('POST /api/founder/questions/render', ({ body }) => ({ html: `<p>${body.markdown}</p>` }));
});
afterEach(() => localStorage.clear());

describe("the founder's queue", () => {
  it('marks priority support, and counts what is open in the navigation', async () => {
    server.answer('GET /api/founder/questions', { questions: [question], next: null });
    server.answer('GET /api/founder/questions/count', { open: 1, priority: 1 });
    server.answer('GET /api/founder/waiting-work', { reviews: 0, tickets: 0, questions: 1 });
    const page = await openPage('/founder/questions');
    const row = page.getByRole('link', { name: /Why is my page blank/ });
    expect(row.textContent).toContain('Priority support');
    expect(row.textContent).toContain('At 1:05');
    expect(row.getAttribute('href')).toBe(address);
    expect(await page.findByRole('link', { name: /^Questions\s*1 waiting$/ })).toBeTruthy();
  });

  it('names the role of staff who ask, and no plan', async () => {
    const asked: FounderQuestion = {
      ...question,
      member: question.member && { ...question.member, plan: 'Free', role: 'editor' },
    };
    server.answer('GET /api/founder/questions', { questions: [asked], next: null });
    server.answer('GET /api/founder/questions/count', { open: 1, priority: 0 });
    server.answer('GET /api/founder/questions/:questionId', asked);
    const page = await openPage('/founder/questions');
    const link = page.getByRole('link', { name: /Why is my page blank/ });
    expect(link.textContent).toContain('Ada Byron, Editor');
    await page.user.click(link);
    const shown = await page.findByRole('region', { name: 'Question' });
    expect(shown.textContent).toContain('Editor');
    expect(shown.textContent).not.toContain('Free');
  });

  it('sends an answer, and then offers to publish it', async () => {
    let shown = question;
    server.answer('GET /api/founder/questions/:questionId', () => shown);
    server.answer('PUT /api/founder/questions/:questionId/answer', ({ body }) => {
      expect(body).toEqual({ markdown: 'Press Run.', basedOn: null });
      shown = answered;
    });
    const page = await openPage(address);
    await page.user.click(page.getByRole('button', { name: 'Send answer' }));
    expect(page.getByText('Write your answer first.')).toBeTruthy();
    await page.user.type(page.getByRole('textbox', { name: 'Your answer' }), 'Press Run.');
    await page.user.click(page.getByRole('button', { name: 'Send answer' }));
    expect(await page.findByRole('heading', { name: 'Publish under the lesson' })).toBeTruthy();
    expect(page.getByText(/published anonymously/)).toBeTruthy();
    await expectFocus(() => page.getByRole('heading', { name: 'Answer' }));
  });

  it('publishes with an edited wording, and unpublishes', async () => {
    let shown = answered;
    server.answer('GET /api/founder/questions/:questionId', () => shown);
    server.answer('PUT /api/founder/questions/:questionId/publication', ({ body }) => {
      shown = { ...answered, publication: { ...body, publishedAt: at }, publishedTitle: body.title };
    });
    server.answer('DELETE /api/founder/questions/:questionId/publication', () => {
      shown = answered;
    });
    const page = await openPage(address);
    const publish = () => page.user.click(page.getByRole('button', { name: 'Publish' }));
    await publish();
    expect(page.getByText('Give it a short title.')).toBeTruthy();
    await page.user.type(page.getByRole('textbox', { name: 'Title' }), 'A blank page');
    await page.user.type(page.getByRole('textbox', { name: /^Question as published/ }), ' Edited.');
    await publish();
    await page.user.click(await page.findByRole('button', { name: 'Unpublish' }));
    expect(await page.findByRole('heading', { name: 'Publish under the lesson' })).toBeTruthy();
  });

  it('publishes nothing of a question that was deleted while the form was open', async () => {
    const publication = { title: 'A blank page', question: 'Why is it blank?', answer: 'Press Run.' };
    const published: FounderQuestion = {
      ...answered,
      publishedTitle: publication.title,
      publication: { ...publication, publishedAt: at },
    };
    server.answer('GET /api/founder/questions/:questionId', published);
    let saved: object | undefined;
    server.answer('PUT /api/founder/questions/:questionId/publication', ({ body }) => {
      saved = body;
    });
    const page = await openPage(address);
    await page.user.type(page.getByRole('textbox', { name: 'Title' }), '!');
    server.answer('GET /api/founder/questions/:questionId', {
      ...published,
      text: '',
      member: null,
      answer: null,
      publication: { ...publication, question: '', publishedAt: at },
    });
    await live.send(founderQuestionsLivePath, questionsChangedEvent);
    await page.findByText('The member has deleted the question.');
    expect(page.queryByRole('textbox', { name: /^Question as published/ })).toBeNull();
    await page.user.click(page.getByRole('button', { name: 'Save changes' }));
    await page.findByText('Shown under the lesson');
    expect(saved).toEqual({ ...publication, title: 'A blank page!', question: '' });
  });
});
