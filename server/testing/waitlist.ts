import { asc, eq, like } from 'drizzle-orm';
import { courses, mailOutbox, waitlistEntries } from '../db/schema.ts';
import type { TestApp } from './test-app.ts';

/** An announced course with a waitlist. */
export const awaited = 40;
/** A person on the waitlist. */
export const email = 'ada@works.example';

/** The waitlist, through the calls that people's clicks make. */
export function waitlistCalls(at: () => TestApp) {
  /** Requests are limited by address, so every test uses another one. */
  let callers = 0;

  async function ask(address: unknown = email, courseId: number | string = awaited) {
    const visitor = at().visitor();
    return visitor.send({
      method: 'POST',
      url: askPath(courseId),
      headers: { 'x-csrf-token': await visitor.formToken() },
      payload: { email: address },
      remoteAddress: `10.0.0.${callers}`,
    });
  }

  const entries = () => at().database.db.select().from(waitlistEntries).orderBy(asc(waitlistEntries.email));
  const emails = () => at().database.db.select().from(mailOutbox).where(like(mailOutbox.event, 'waiting:%'));
  const publish = (isPublished = true, id = awaited) =>
    at().database.db.update(courses).set({ isPublished }).where(eq(courses.id, id));
  const press = (page: 'confirm' | 'unsubscribe', token: string, payload = '') =>
    at().app.inject({
      method: 'POST',
      url: `/notify-me/${page}/${token}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
      payload,
    });

  return {
    ask,
    entries,
    emails,
    publish,
    press,
    courseLiveEmails: async () => (await emails()).filter(({ event }) => event.includes(':told:')),

    async onlyEntry() {
      const [entry, ...others] = await entries();
      if (!entry || others.length > 0) throw new Error('expected exactly one entry');
      return entry;
    },

    /** Adds a confirmed entry for the awaited course, and returns its token. */
    async confirmedToken(address = email): Promise<string> {
      await ask(address);
      const token = (await entries()).find((entry) => entry.email === address)?.token ?? '';
      await press('confirm', token);
      return token;
    },

    /** Empties the waitlist and resets the rate limits. */
    async beginAnew(): Promise<void> {
      const { db } = at().database;
      callers += 1;
      at().moveClock(60_000);
      await db.delete(waitlistEntries);
      await db.delete(mailOutbox);
      await publish(false);
    },
  };
}

export const askPath = (courseId: number | string = awaited) => `/api/courses/${courseId}/notify-me`;
