import { dailyEmails, waitlistDays } from '@chalkline/domain/waitlist/waitlist';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { courses } from '../../db/schema.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { askPath, email, waitlistCalls } from '../../testing/waitlist.ts';

const day = 24 * 60 * 60 * 1000;
/** A published course. */
const live = 39;

let testApp: TestApp;
const { ask, entries, emails, publish, press, onlyEntry, confirmedToken, beginAnew } = waitlistCalls(
  () => testApp,
);
beforeAll(async () => {
  testApp = await startTestApp();
});
afterAll(() => testApp.close());
beforeEach(beginAnew);

describe('joining the waitlist', () => {
  it('accepts an email for a course that is not live, and sends a confirmation email', async () => {
    const reply = await ask(' Ada@Works.Example ');
    expect(reply.statusCode).toBe(202);
    expect(reply.json()).toEqual({ status: 'asked' });
    const { token } = await onlyEntry();
    const [sent] = await emails();
    expect(sent).toMatchObject({
      recipient: email,
      subject: 'Please confirm: email me when Sign-In That Holds goes live',
      email: {
        action: { path: `/notify-me/confirm/${token}` },
        unsubscribePath: `/notify-me/unsubscribe/${token}`,
      },
    });
  });

  it('replies the same for a known email, and sends nothing more', async () => {
    const first = await ask();
    for (let times = 0; times < 3; times += 1) expect((await ask()).body).toBe(first.body);
    expect(await emails()).toHaveLength(1);
    await press('confirm', (await onlyEntry()).token);
    testApp.moveClock(2 * day);
    const reply = await ask();
    expect([reply.statusCode, reply.body]).toEqual([first.statusCode, first.body]);
    expect(await emails()).toHaveLength(1);
    expect((await onlyEntry()).state).toBe('confirmed');
  });

  it('needs no confirmation of the email that the person has signed in with', async () => {
    const person = await testApp.person('Free');
    const join = (address: string) =>
      person.client.write('POST', askPath(), { email: address }).then((reply) => reply.json<unknown>());
    expect(await join(person.email.toUpperCase())).toEqual({ status: 'confirmed' });
    const replies = await Promise.all(Array.from({ length: 5 }, () => join(person.email)));
    expect(replies).toEqual(Array(5).fill({ status: 'confirmed' }));
    expect(await onlyEntry()).toMatchObject({
      email: person.email.toLowerCase(),
      state: 'confirmed',
      emails: 0,
    });
    expect(await emails()).toEqual([]);
    expect(await join(email)).toEqual({ status: 'asked' });
    expect(await emails()).toHaveLength(1);
  });

  it('keeps one entry and sends one email for twenty simultaneous requests', async () => {
    const replies = await Promise.all(Array.from({ length: 20 }, () => ask()));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(202));
    expect(await entries()).toHaveLength(1);
    expect(await emails()).toHaveLength(1);
  });

  it('limits emails per day and address, for however many courses at once', async () => {
    const { db } = testApp.database;
    const published = await db.select({ id: courses.id }).from(courses).where(eq(courses.isPublished, true));
    await db.update(courses).set({ isPublished: false });
    const all = await db.select({ id: courses.id }).from(courses);
    expect(all.length).toBeGreaterThan(dailyEmails.perAddress);
    await Promise.all(all.map(({ id }) => ask(email, id)));
    for (const { id } of published) await publish(true, id);
    expect(await emails()).toHaveLength(dailyEmails.perAddress);
  });

  it('limits how many emails a client may enter', async () => {
    const replies = [];
    for (let times = 0; times < 31; times += 1) replies.push(await ask(`person-${times}@works.example`));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([...Array(30).fill(202), 429]);
    expect(await entries()).toHaveLength(30);
  });

  it('refuses a published course and an unknown one', async () => {
    expect((await ask(email, live)).statusCode).toBe(409);
    for (const id of ['999', 'none', '99999999999', '-1'])
      expect((await ask(email, id)).statusCode).toBe(404);
    expect(await entries()).toEqual([]);
  });

  it.each([
    '',
    'ada',
    'ada@works',
    'ada@works.example, eve@works.example',
    'ada@works.example\r\nBcc: eve@works.example',
    '<script>@works.example',
    `${'a'.repeat(250)}@works.example`,
    'ada@works.example\u0000',
    7,
    null,
    ['ada@works.example'],
  ])('refuses %j, which is no address', async (address) => {
    expect((await ask(address)).statusCode).toBe(422);
    expect(await entries()).toEqual([]);
    expect(await emails()).toEqual([]);
  });

  it('needs a form token', async () => {
    const url = askPath();
    const reply = await testApp.app.inject({ method: 'POST', url, payload: { email } });
    expect(reply.statusCode).toBe(403);
    expect(await entries()).toEqual([]);
  });
});

describe('without scripts', () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' };
  const pagePath = '/notify-me/sign-in-that-holds';

  it('a page has a working form, and is neither cached nor indexed', async () => {
    const browser = testApp.visitor();
    const page = await browser.open(pagePath);
    expect(page.headers['cache-control']).toBe('private, no-store');
    expect(page.headers['x-robots-tag']).toBe('noindex');
    expect(page.body).not.toMatch(/<script[^>]+src=/);
    const [, token = ''] = /name="_csrf" value="([^"]+)"/.exec(page.body) ?? [];
    const send = (payload: Record<string, string>) =>
      browser.send({
        method: 'POST',
        url: askPath(),
        headers: form,
        payload: new URLSearchParams({ _csrf: token, ...payload }).toString(),
      });
    const invalid = await send({ email: 'ada' });
    expect([invalid.statusCode, invalid.headers.location]).toEqual([303, `${pagePath}?asked=invalid`]);
    expect((await browser.open(`${pagePath}?asked=invalid`)).body).toContain('Please enter an email address');
    const taken = await send({ email });
    expect([taken.statusCode, taken.headers.location]).toEqual([303, `${pagePath}?asked=yes`]);
    expect((await browser.open(`${pagePath}?asked=yes`)).body).toContain('Check your inbox');
    expect((await onlyEntry()).email).toBe(email);
  });

  it('an expired form is answered with a readable page', async () => {
    const reply = await testApp.app.inject({
      method: 'POST',
      url: askPath(),
      headers: form,
      payload: new URLSearchParams({ email }).toString(),
    });
    expect(reply.statusCode).toBe(403);
    expect(reply.body).toContain('This form has expired');
  });

  it('the page of a live course links to it', async () => {
    const page = await testApp.visitor().open('/notify-me/build-your-first-website');
    expect(page.body).toContain('href="/build-your-first-website"');
    expect(page.body).not.toContain('name="email"');
  });

  it('a signed-in person finds their email filled in', async () => {
    const { client } = await testApp.person('Free', { email: 'grace@works.example' });
    expect((await client.open(pagePath)).body).toContain('value="grace@works.example"');
  });
});

describe('answering the confirmation email', () => {
  it('needs a button press: following the links changes nothing', async () => {
    await ask();
    const { token } = await onlyEntry();
    for (const page of ['confirm', 'unsubscribe']) {
      for (const method of ['GET', 'HEAD'] as const) {
        const reply = await testApp.app.inject({ method, url: `/notify-me/${page}/${token}` });
        expect(reply.statusCode).toBe(200);
      }
    }
    expect((await onlyEntry()).state).toBe('asked');
    const reply = await press('confirm', token);
    expect([reply.statusCode, reply.headers.location]).toEqual([303, `/notify-me/confirm/${token}`]);
    expect((await onlyEntry()).state).toBe('confirmed');
    const page = await testApp.visitor().open(`/notify-me/confirm/${token}`);
    expect(page.body).toContain('You&#x27;re on the list');
    expect(page.headers['cache-control']).toBe('private, no-store');
  });

  it('changes nothing with a made-up token, and the page says so', async () => {
    await ask();
    for (const token of ['none', `${(await onlyEntry()).token}x`, '%00', "' or 1=1"]) {
      const reply = await press('confirm', encodeURIComponent(token));
      expect(reply.statusCode).toBeLessThan(500);
    }
    expect((await onlyEntry()).state).toBe('asked');
    expect((await testApp.visitor().open('/notify-me/confirm/none')).body).toContain('This link has expired');
    const gone = await testApp.visitor().open('/notify-me/unsubscribe/none');
    expect(gone.body).toContain('There&#x27;s nothing to unsubscribe from');
  });

  it('is too late after seven days', async () => {
    await ask();
    const { token } = await onlyEntry();
    testApp.moveClock(waitlistDays.asked * day + 1000);
    await press('confirm', token);
    expect((await onlyEntry()).state).toBe('asked');
    expect((await testApp.visitor().open(`/notify-me/confirm/${token}`)).body).toContain('has expired');
  });

  it.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
    ],
  ])('a mail program unsubscribes by one post of %s, without a redirect', async (type, payload) => {
    const token = await confirmedToken();
    const url = `/notify-me/unsubscribe/${token}`;
    const reply = await testApp.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': type },
      payload,
    });
    expect(reply.statusCode).toBe(204);
    expect((await onlyEntry()).state).toBe('unsubscribed');
  });
});
