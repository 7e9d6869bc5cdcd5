import { fireEvent } from '@testing-library/dom';
import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCourseItem, aPostItem, savedWith } from '../../../testing/content-examples.ts';
import { setUpContentTests } from '../../../testing/content-page-tests.ts';
import { expectFocus } from '../../../testing/expect-focus.ts';
import { type OpenPage, openPage } from '../../../testing/open-page.tsx';

const { server } = setUpContentTests();
const picture = new File(['picture'], 'shop.png', { type: 'image/png' });
const script = new File(['text'], 'script.ts', { type: 'text/plain' });
const stored = { address: '/media/pictures/abc.webp', width: 16, height: 9 };

beforeEach(() => {
  server.answerAll({
    'PUT /api/founder/content/:kind/:itemId/draft': undefined,
    'POST /api/founder/content/render': { html: '<p>Read it aloud.</p>' },
    'POST /api/founder/content/pictures': stored,
  });
  server.answer('GET /api/founder/content/:kind/:itemId', ({ parameters }) =>
    parameters.kind === 'course' ? aCourseItem : aPostItem,
  );
  server.answer('PUT /api/founder/content/:kind/:itemId', ({ parameters, body }) =>
    savedWith(parameters.kind === 'course' ? aCourseItem : aPostItem, body),
  );
});

async function save(page: OpenPage): Promise<void> {
  await page.user.click(page.getByRole('button', { name: 'Save' }));
  await page.findByText('Saved.');
}

describe("a course's picture", () => {
  const chooser = (page: OpenPage) => page.getByLabelText<HTMLInputElement>(/^Picture: Choose/);

  it('is refused when it is another kind of file', async () => {
    const page = await openPage('/founder/content/course/39');
    await page.user.upload(chooser(page), script);
    expect(server.count('POST /api/founder/content/pictures')).toBe(0);
    fireEvent.change(chooser(page), { target: { files: [script] } });
    await page.findByText("This picture wasn't uploaded.");
    expect(page.getByText(/^Only PNG, JPG, GIF and WebP images/)).toBeTruthy();
    expect(server.count('POST /api/founder/content/pictures')).toBe(0);
  });

  it('is shown once it is uploaded, and can be removed again', async () => {
    let saved: Readonly<Record<string, unknown>> = { imageUrl: stored.address };
    server.answer('PUT /api/founder/content/:kind/:itemId', ({ body }) => {
      saved = body.facts;
      return savedWith(aCourseItem, body);
    });
    const page = await openPage('/founder/content/course/39');
    await page.user.upload(chooser(page), picture);
    const remove = await page.findByRole('button', { name: 'Remove the picture' });
    expect(page.getByRole('main').querySelector('img')?.getAttribute('src')).toBe(stored.address);
    await page.user.click(remove);
    expect(page.queryByRole('button', { name: 'Remove the picture' })).toBeNull();
    await expectFocus(() => chooser(page));
    await save(page);
    expect(saved.imageUrl).toBeUndefined();
  });

  it('says why the upload failed', async () => {
    server.refuse('POST /api/founder/content/pictures', 'too_large', {
      message: 'This picture is too large.',
    });
    const page = await openPage('/founder/content/course/39');
    await page.user.upload(chooser(page), picture);
    expect(await page.findByText('This picture is too large.')).toBeTruthy();
  });
});

describe('pictures in a text', () => {
  const markdown = `![What the picture shows](${stored.address})`;
  const textOf = (page: OpenPage) => page.getByLabelText<HTMLTextAreaElement>('Text');

  it('are chosen, and their description is selected to be typed', async () => {
    const page = await openPage('/founder/content/post/read-an-error');
    const hidden = page.getByRole('toolbar').querySelector<HTMLInputElement>('input[type="file"]');
    if (!hidden) throw new Error('There is no file chooser.');
    await page.user.upload(hidden, picture);
    await waitFor(() => expect(textOf(page).value).toContain(markdown));
    await expectFocus(() => textOf(page));
    const { selectionStart, selectionEnd, value } = textOf(page);
    expect(value.slice(selectionStart, selectionEnd)).toBe('What the picture shows');
    await save(page);
  });

  it('are dropped and pasted', async () => {
    const page = await openPage('/founder/content/post/read-an-error');
    const count = () => textOf(page).value.split(markdown).length - 1;
    fireEvent.drop(textOf(page), { dataTransfer: { files: [picture], types: ['Files'] } });
    await waitFor(() => expect(count()).toBe(1));
    fireEvent.paste(textOf(page), { clipboardData: { files: [picture], types: ['Files'] } });
    await waitFor(() => expect(count()).toBe(2));
    await save(page);
  });
});
