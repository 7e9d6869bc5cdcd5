import { checkoutCompletePath } from '@chalkline/contract/addresses';
import { signInPagePath } from '@chalkline/contract/sign-in-addresses';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { courses, lessons } from '../../db/schema.ts';
import { readableText } from '../../testing/page-text.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp();
});
afterAll(() => testApp.close());

const gated = ['/dashboard', '/courses/39', '/prompts', '/consulting', '/build-your-first-website/2'];

describe('a page', () => {
  it('arrives rendered, with title, description and canonical link', async () => {
    const { body, statusCode, headers } = await testApp.visitor().open('/replit-courses');
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body).toContain('Build Your First Website');
    expect(body).toMatch(/<title>[^<]+<\/title>/);
    expect(body).toMatch(/<meta name="description" content="[^"]+">/);
    expect(body).toContain(`<link rel="canonical" href="${testApp.config.publicUrl}/replit-courses">`);
  });

  it.each([...gated, '/prompts?search=login', '/courses', '/account', checkoutCompletePath])(
    'redirects a visitor home when it is gated: %s',
    async (url) => {
      const reply = await testApp.visitor().open(url);
      expect(reply.statusCode).toBe(302);
      const home = new URL(reply.headers.location ?? '', testApp.config.publicUrl);
      expect(home.pathname).toBe('/');
      expect(home.searchParams.get('returnTo')).toBe(url);
    },
  );

  it('explains at home, without scripts, why it did not open, and leads to it through sign-in', async () => {
    const visitor = testApp.visitor();
    const plain = await visitor.open('/');
    const { headers } = await visitor.open('/dashboard');
    const { body, headers: shown } = await visitor.open(String(headers.location));
    expect(readableText(body)).toContain('Sign in to open your dashboard.');
    expect(body).toContain(`href="${signInPagePath}?returnTo=%2Fdashboard"`);
    expect(body).toContain(`<link rel="canonical" href="${testApp.config.publicUrl}/">`);
    expect(shown['cache-control']).toContain('no-store');
    expect((await visitor.open('/')).body).toBe(plain.body);
  });

  it.each([
    ['/dashboard', 'Unlock Your Learning Journey'],
    ['/courses/39', 'Unlock Your Learning Journey'],
    ['/build-your-first-website', 'Unlock Your Learning Journey'],
    ['/build-your-first-website/2', 'Unlock This Lesson'],
    ['/prompts', 'Unlock Premium Prompts'],
    ['/consulting', 'Unlock Replit Consulting'],
  ])('%s shows somebody without a plan the paywall "%s", and nothing paid', async (url, title) => {
    const { client } = await testApp.person('Free');
    const { body, statusCode } = await client.open(url);
    expect(statusCode).toBe(200);
    expect(body).toMatch(new RegExp(`>${title}</h[12]>`));
    expect(body).not.toContain('videoUrl');
    expect(body).not.toContain('notesHtml');
  });

  it.each([...gated, '/build-your-first-website'])('opens for a consulting member: %s', async (url) => {
    const { client } = await testApp.person('Consulting');
    const { body, statusCode } = await client.open(url);
    expect(statusCode).toBe(200);
    expect(body).not.toContain('Unlock ');
  });

  it.each([
    ['/nothing-here', 'Course not found'],
    ['/nothing-here/1', 'Lesson not found'],
    ['/courses/1', 'Course not found'],
    ['/courses/not-a-number', 'Course not found'],
    ['/build-your-first-website/99', 'Lesson not found'],
    ['/build-your-first-website/0', 'Lesson not found'],
    ['/replit-courses/nothing', '404 Page Not Found'],
    ['/lesson/1', 'Lesson not found'],
    ['/lessons', 'Lesson not found'],
    ['/%E0%A4%A', '404 Page Not Found'],
    ['/no/such/page', '404 Page Not Found'],
    ['/founder', '404 Page Not Found'],
    ['/sandbox/nothing', '404 Page Not Found'],
  ])('%s says "%s" to everybody, with status 404', async (url, text) => {
    const { client } = await testApp.person('Consulting');
    for (const somebody of [testApp.visitor(), client]) {
      const { body, statusCode } = await somebody.open(url);
      expect(statusCode).toBe(404);
      expect(body).toContain(`${text}</h1>`);
      expect(body).toContain(`<title>${text} · Chalkline</title>`);
    }
  });

  it('redirects a lesson id to the canonical URL', async () => {
    for (const url of ['/lesson/3903', '/lessons/3903']) {
      expect((await testApp.visitor().open(url)).headers.location).toBe('/build-your-first-website/3');
    }
  });

  it('names the canonical URL of a lesson that was opened without its number', async () => {
    const { client } = await testApp.person('Monthly');
    const { body } = await client.open('/build-your-first-website/first');
    expect(body).toContain(
      `<link rel="canonical" href="${testApp.config.publicUrl}/build-your-first-website/1">`,
    );
    expect(body).toContain('Say what you want in one paragraph</h1>');
  });

  it('redirects a trailing slash to the URL without it, on this site', async () => {
    const reply = await testApp.visitor().open('/replit-courses/?a=1');
    expect(reply.statusCode).toBe(301);
    expect(reply.headers.location).toBe('/replit-courses?a=1');
    expect((await testApp.visitor().open('//evil.example/')).headers.location).toBe('/evil.example');
  });

  it('redirects needless escapes to the canonical URL', async () => {
    const location = async (url: string) => (await testApp.visitor().open(url)).headers.location;
    expect((await testApp.visitor().open('/blog/%77rite-a-first-prompt')).statusCode).toBe(301);
    expect(await location('/blog/%77rite-a-first-prompt?a=%31')).toBe('/blog/write-a-first-prompt?a=%31');
    expect(await location('/%62log/')).toBe('/blog');
    for (const other of ['/blog%2Fwrite-a-first-prompt', '/blog/%2577rite', '/%2F%2Fevil.example']) {
      expect((await testApp.visitor().open(other)).statusCode).toBe(404);
    }
  });

  it('has the chosen theme in its first HTML', async () => {
    const client = testApp.visitor();
    expect((await client.open('/')).body).not.toMatch(/<html[^>]*data-theme/);
    for (const theme of ['light', 'dark']) {
      client.cookies.set('theme', theme);
      const { body } = await client.open('/');
      expect(body).toContain(`<html lang="en" data-theme="${theme}">`);
      const checked = /<input[^>]* checked=""[^>]*>/.exec(body)?.[0];
      expect(checked).toContain(`value="${theme}"`);
    }
    client.cookies.set('theme', '"><script>');
    expect((await client.open('/')).body).not.toMatch(/<html[^>]*data-theme/);
  });
});

describe('a free lesson', () => {
  const url = '/build-your-first-website/1';

  it('is a public page for visitors, who can sign in and return to it', async () => {
    const { body, statusCode, headers } = await testApp.visitor().open(url);
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toContain('public');
    expect(body).toContain('Say what you want in one paragraph</h1>');
    expect(body).toMatch(
      /<video [^>]*src="\/media\/lessons\/build-your-first-website\/say-what-you-want.mp4"/,
    );
    expect(body).toContain('Answer five questions');
    expect(body).toContain(`href="${signInPagePath}?returnTo=${encodeURIComponent(url)}"`);
    expect(readableText(body)).toContain('Sign in to keep your progress');
    expect(body).not.toContain('Mark Complete');
  });

  it('opens in the app for somebody without a plan, who can complete it', async () => {
    const { client } = await testApp.person('Free');
    const { body, headers } = await client.open(url);
    expect(headers['cache-control']).toBe('private, no-store');
    expect(body).toContain('Mark Complete');
    expect(body).toMatch(
      /<video [^>]*src="\/media\/lessons\/build-your-first-website\/say-what-you-want.mp4"/,
    );
    expect(body).not.toContain('Unlock This Lesson');
  });

  it('is closed to visitors again once it is not free any more', async () => {
    const { db } = testApp.database;
    const status = async () => (await testApp.visitor().open(url)).statusCode;
    expect(await status()).toBe(200);
    await db.update(lessons).set({ isFree: false }).where(eq(lessons.id, 3901));
    await expect.poll(status).toBe(302);
    await db.update(lessons).set({ isFree: true }).where(eq(lessons.id, 3901));
    await expect.poll(status).toBe(200);
  });
});

describe('a public page for visitors', () => {
  it('is answered with 304 when the browser has it already', async () => {
    const first = await testApp.visitor().open('/replit-courses');
    expect(first.headers['cache-control']).toContain('must-revalidate');
    const etag = String(first.headers.etag);
    const again = await testApp.visitor().get('/replit-courses', { 'if-none-match': etag });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });

  it('is compressed for clients that support it, with the same text', async () => {
    const plain = await testApp.visitor().open('/replit-courses');
    const packed = await testApp.visitor().get('/replit-courses', { 'accept-encoding': 'gzip, br' });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(packed.headers.etag).toBe(plain.headers.etag);
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
  });

  it('shows changed content at once', async () => {
    const { db } = testApp.database;
    const title = async () => (await testApp.visitor().open('/replit-courses')).body;
    expect(await title()).toContain('Build Your First Website');
    await db.update(courses).set({ title: 'Build Your Second Website' }).where(eq(courses.id, 39));
    await expect.poll(title).toContain('Build Your Second Website');
    await db.update(courses).set({ title: 'Build Your First Website' }).where(eq(courses.id, 39));
    await expect.poll(title).not.toContain('Build Your Second Website');
  });

  it('is neither cached from nor shown to somebody who is signed in', async () => {
    const { client } = await testApp.person('Free', { email: 'private@chalkline.example' });
    const mine = await client.open('/');
    expect(mine.body).toContain('private@chalkline.example');
    expect(mine.headers['cache-control']).toBe('private, no-store');
    expect((await testApp.visitor().open('/')).body).not.toContain('private@chalkline.example');
    expect((await client.open('/')).body).toContain('private@chalkline.example');
  });
});

describe('health', () => {
  it('is reported at /healthz and /readyz, and a draining server is not ready', async () => {
    expect((await testApp.visitor().get('/healthz')).json()).toEqual({ status: 'ok' });
    expect((await testApp.visitor().get('/readyz')).json()).toEqual({ status: 'ready' });
    testApp.drain.begin();
    expect((await testApp.visitor().get('/readyz')).statusCode).toBe(503);
    expect((await testApp.visitor().get('/healthz')).statusCode).toBe(200);
  });
});
