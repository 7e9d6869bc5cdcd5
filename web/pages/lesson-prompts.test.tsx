import { waitFor, within } from '@testing-library/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { refuseClipboard } from '../testing/clipboard.ts';
import { aCourse, aLessonSnippet, aMember } from '../testing/examples.ts';
import { expectFocus } from '../testing/expect-focus.ts';
import { refused } from '../testing/fake-server.ts';
import { answerLessonPages, lessonAddress } from '../testing/lesson-page.ts';
import { type OpenPage, openPage } from '../testing/open-page.tsx';
import { setUpPageTests } from '../testing/page-tests.ts';

const { server, signIn } = setUpPageTests();
const look = aLessonSnippet(7, {
  title: 'Give the site a look',
  category: 'Design',
  prompt: `Draw {{page}} in {{colour}}. ${'Keep it calm. '.repeat(40)}`,
});

beforeEach(() => {
  signIn(aMember);
  answerLessonPages(server);
  server.answer('GET /api/lessons/:lessonId/snippets', [look]);
});

const card = (page: OpenPage) => within(page.getByRole('tabpanel')).getByRole('article');
const copyButton = (page: OpenPage) => within(card(page)).getByRole('button', { name: /^Copy ?:/ });
const copied = () => navigator.clipboard.readText();

describe('a prompt of a lesson', () => {
  it('is copied by a click anywhere on its card', async () => {
    const page = await openPage(lessonAddress(1));
    expect(card(page).textContent).toContain('Design');
    await page.user.click(within(card(page)).getByRole('heading'));
    await page.findByText('Code snippet copied to clipboard');
    expect(await copied()).toBe(look.prompt);
  });

  it('is copied by its button as filled in; typing alone copies nothing', async () => {
    const page = await openPage(lessonAddress(1));
    await page.user.click(within(card(page)).getByRole('button', { name: /^Fill in 2 blanks/ }));
    const dialog = await page.findByRole('dialog', { name: look.title });
    await page.user.type(within(dialog).getByLabelText('page'), 'my own words');
    await page.user.click(within(dialog).getByText('Fill in, then copy'));
    expect(page.queryByText('Code snippet copied to clipboard')).toBeNull();
    await page.user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await expectFocus(() => within(card(page)).getByRole('button', { name: /^Fill in/ }));
    const marks = [...card(page).querySelectorAll('mark')].map(({ textContent }) => textContent);
    expect(marks).toEqual(['my own words', '{{colour}}']);
    await page.user.click(copyButton(page));
    await page.findByText('Code snippet copied to clipboard');
    expect(await copied()).toMatch(/^Draw my own words in \{\{colour\}\}\./);
  });

  it('is copied from the dialog in which it was filled in', async () => {
    const page = await openPage(lessonAddress(1));
    await page.user.click(within(card(page)).getByRole('button', { name: /^Fill in 2 blanks/ }));
    const dialog = within(await page.findByRole('dialog', { name: look.title }));
    await page.user.type(dialog.getByLabelText('colour'), 'green');
    await page.user.click(dialog.getByRole('button', { name: /^Copy ?:/ }));
    await page.findByText('Code snippet copied to clipboard');
    expect(await copied()).toContain('in green.');
  });

  it("says so when it can't be copied", async () => {
    const page = await openPage(lessonAddress(1));
    refuseClipboard();
    await page.user.click(copyButton(page));
    await page.findByText('Failed to copy');
    expect(page.getByText('Please try again or copy manually.')).toBeTruthy();
  });

  it('can be read in full when it is long', async () => {
    const page = await openPage(lessonAddress(1));
    const text = card(page).querySelector('p.text');
    expect(text?.classList.contains('clamped')).toBe(true);
    await page.user.click(page.getByText('Show the whole prompt'));
    expect(page.getByText('Show less').getAttribute('aria-expanded')).toBe('true');
    expect(text?.classList.contains('clamped')).toBe(false);
  });

  it('is one click away from anywhere in the lesson', async () => {
    const page = await openPage(lessonAddress(1));
    await page.user.click(page.getByRole('tab', { name: 'Key Points' }));
    const parts = within(page.getByRole('navigation', { name: 'Parts of this lesson' }));
    await page.user.click(parts.getByRole('link', { name: 'Prompts (1)' }));
    expect(page.getByRole('tab', { name: 'Prompts' }).getAttribute('aria-selected')).toBe('true');
    await expectFocus(() => page.getByRole('tab', { name: 'Prompts' }));
  });

  it('is linked where the notes mention it', async () => {
    answerLessonPages(server, { notesHtml: `<p>Use <strong>${look.title}</strong>.</p>` });
    server.answer('GET /api/lessons/:lessonId/snippets', [look]);
    const page = await openPage(lessonAddress(1));
    await page.user.click(page.getByRole('tab', { name: 'Key Points' }));
    await page.user.click(page.getByRole('link', { name: look.title }));
    expect(page.getByRole('tab', { name: 'Prompts' }).getAttribute('aria-selected')).toBe('true');
    await expectFocus(() => card(page));
  });
});

describe('a prompt in the notes', () => {
  it('is filled in and copied like the others', async () => {
    answerLessonPages(server, {
      notesHtml: '<pre><code class="language-prompt">The picture in {{section}} is gone.</code></pre>',
    });
    server.answer('GET /api/lessons/:lessonId/snippets', []);
    const page = await openPage(lessonAddress(1));
    const notes = page.getByRole('region', { name: 'Notes' });
    expect(notes.querySelector('mark')?.textContent).toBe('{{section}}');
    await page.user.click(within(notes).getByRole('button', { name: /^Fill in 1 blank/ }));
    const dialog = within(await page.findByRole('dialog', { name: 'Prompt' }));
    await page.user.type(dialog.getByLabelText('section'), 'the header');
    await page.user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    expect(notes.querySelector('mark')?.textContent).toBe('the header');
    await page.user.click(within(notes).getByRole('button', { name: /^Copy ?:/ }));
    await page.findByText('Code snippet copied to clipboard');
    expect(await copied()).toBe('The picture in the header is gone.');
  });
});

describe('the prompts of a lesson', () => {
  it('may be missing, which the tab says', async () => {
    server.answer('GET /api/lessons/:lessonId/snippets', []);
    const page = await openPage(lessonAddress(1));
    expect(page.getByRole('heading', { name: 'No Prompts Available' })).toBeTruthy();
    expect(page.getByRole('tabpanel').textContent).toContain(
      "This lesson doesn't have any prompts or templates yet. Check back later for updates!",
    );
  });

  it('show that they are loading, and can be loaded again when that fails', async () => {
    const page = await openPage(`/${aCourse.slug}`);
    const answer = server.hold('GET /api/lessons/:lessonId/snippets', () => refused('internal'));
    await page.user.click(page.getByRole('link', { name: 'Start here' }));
    await page.findByText('Loading prompts...');
    answer();
    await page.findByText("We couldn't load the prompts");
    server.answer('GET /api/lessons/:lessonId/snippets', [look]);
    await page.user.click(page.getByRole('button', { name: 'Try again' }));
    expect(await page.findByRole('heading', { name: look.title })).toBeTruthy();
  });
});
