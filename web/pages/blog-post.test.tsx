import type { Post } from '@chalkline/contract/writing';
import { within } from '@testing-library/dom';
import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { refuseClipboard } from '../testing/clipboard.ts';
import { aCourse, aFreeLearner, aMember } from '../testing/examples.ts';
import { type OpenPage, openPage } from '../testing/open-page.tsx';
import { setUpPageTests } from '../testing/page-tests.ts';
import { addCopyButtons } from '../ui/add-copy-buttons.ts';

const post: Post = {
  slug: 'a-post',
  title: 'A post',
  description: 'About something.',
  publishedOn: '2026-01-10',
  author: 'Robin Ashdown',
  tags: ['basics'],
  minutesToRead: 3,
  drawing: 'database',
  imageUrl: null,
  imageAlt: null,
  isSample: false,
  html: '<p>Before.</p>\n<pre><code class="language-prompt">Build &lt;one&gt; page.\n</code></pre>\n<p>After.</p>\n',
};

const { server, signIn } = setUpPageTests();
beforeEach(() => {
  server.answerAll({
    'GET /api/posts/:slug': post,
    'GET /api/courses': [{ ...aCourse, freeLessonOrder: 1 }],
  });
});

const end = (page: OpenPage, name: string) => within(page.getByRole('region', { name }));

describe('the end of a post', () => {
  it('offers the free lesson to visitors and to people without a plan', async () => {
    for (const viewer of [null, aFreeLearner]) {
      signIn(viewer);
      const call = end(await openPage('/blog/a-post'), 'Build something of your own');
      expect(call.getByRole('link', { name: 'Try the first lesson free' }).getAttribute('href')).toBe(
        '/build-your-first-website/1',
      );
    }
  });

  it('offers the plans to somebody who has completed the free lesson', async () => {
    signIn(aFreeLearner);
    server.answer('GET /api/user/progress', [{ courseId: aCourse.id, lessonId: 1, isCompleted: true }]);
    const call = end(await openPage('/blog/a-post'), 'Build something of your own');
    expect(call.queryByRole('link', { name: 'Try the first lesson free' })).toBeNull();
    expect(call.getByRole('link', { name: 'See the plans' }).getAttribute('href')).toBe('/pricing');
  });

  it('leads members back to their courses, without any offer', async () => {
    signIn(aMember);
    const page = await openPage('/blog/a-post');
    const call = end(page, 'Put it to use');
    expect(call.getByRole('link', { name: 'Continue Learning' }).getAttribute('href')).toBe('/dashboard');
    expect(page.queryByText(/free/i)).toBeNull();
  });
});

describe('the cover of a post', () => {
  it('is a drawing that is described, or a picture with its own description', async () => {
    const drawn = await openPage('/blog/a-post');
    expect(drawn.getByRole('img', { name: 'Drawing of a database' })).toBeTruthy();

    server.answer('GET /api/posts/:slug', { ...post, imageUrl: '/media/shelf.webp', imageAlt: 'A shelf' });
    const pictured = await openPage('/blog/a-post');
    const picture = pictured.getByRole<HTMLImageElement>('img', { name: 'A shelf' });
    expect(picture.getAttribute('src')).toBe('/media/shelf.webp');
    expect(pictured.queryByRole('img', { name: /^Drawing/ })).toBeNull();
  });
});

describe('a post that is not about real people', () => {
  it('is marked as a sample', async () => {
    expect((await openPage('/blog/a-post')).queryByText('Sample text')).toBeNull();
    server.answer('GET /api/posts/:slug', { ...post, isSample: true });
    expect((await openPage('/blog/a-post')).getByText('Sample text')).toBeTruthy();
  });
});

describe('a prompt in a post', () => {
  it('has a copy button once the script has loaded', async () => {
    const page = await openPage('/blog/a-post');
    expect(page.queryByRole('button', { name: /Copy/ })).toBeNull();
    addCopyButtons(document);
    await page.user.click(page.getByRole('button', { name: /^Copy ?: prompt$/ }));
    await page.findByRole('button', { name: /^Copied! ?: prompt$/ });
    expect(await navigator.clipboard.readText()).toBe('Build <one> page.');
    expect(page.getByRole('status').textContent).toBe('Prompt copied!');
  });

  it('says so when the browser refuses to copy', async () => {
    const page = await openPage('/blog/a-post');
    refuseClipboard();
    addCopyButtons(document);
    await page.user.click(page.getByRole('button', { name: /^Copy ?: prompt$/ }));
    await waitFor(() =>
      expect(page.getByRole('status').textContent).toBe('Failed to copy. Please try again or copy manually.'),
    );
  });
});
