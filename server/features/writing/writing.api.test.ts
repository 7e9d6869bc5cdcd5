import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestHouse, type TestHouse } from '../../testing/test-house.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house.close());

describe('the blog', () => {
  it('lists its posts, newest first, without their text', async () => {
    const posts = (await house.visitor().get('/api/posts')).json<{ publishedOn: string }[]>();
    const dates = posts.map((post) => post.publishedOn);
    expect(posts.length).toBeGreaterThanOrEqual(5);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(posts[0]).not.toHaveProperty('html');
  });

  it('gives a post as HTML with its reading time', async () => {
    const post = (await house.visitor().get('/api/posts/write-a-first-prompt')).json();
    expect(post).toMatchObject({ slug: 'write-a-first-prompt', minutesToRead: expect.any(Number) });
    expect(post.html).toContain('<h2>');
  });

  it('knows no post by another name', async () => {
    expect((await house.visitor().get('/api/posts/nothing')).statusCode).toBe(404);
    expect((await house.visitor().open('/blog/nothing')).body).toContain('404 Page Not Found</h1>');
  });
});

describe('a page that is only read', () => {
  it.each(['/blog', '/blog/write-a-first-prompt', '/privacy-policy', '/terms-and-conditions'])(
    'ships no script at all: %s',
    async (url) => {
      const { statusCode, body } = await house.visitor().open(url);
      expect(statusCode).toBe(200);
      expect(body).not.toContain('<script');
      expect(body).not.toContain('modulepreload');
    },
  );

  it.each(['/privacy-policy', '/terms-and-conditions'])('says when it was last updated: %s', async (url) => {
    expect((await house.visitor().open(url)).body).toContain('Last updated August 15, 2025');
  });
});
