import { asc } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { emailPreferences, mailOutbox, users } from '../../db/schema.ts';
import { setUpRestoreTests } from '../../testing/restore-tests.ts';

const backupAt = new Date('2026-11-16T12:00:00Z');
const later = new Date('2026-11-16T13:00:00Z');
const { db, backup, restore } = setUpRestoreTests(backupAt);

async function person(subject: string): Promise<string> {
  const email = `${subject}@works.example`;
  const [row] = await db().insert(users).values({ issuer: 'i', subject, email }).returning({ id: users.id });
  return row?.id ?? '';
}

function anEmail(event: string, aboutId: string) {
  const email = { preheader: '', heading: 'Hello', paragraphs: [] };
  const times = { createdAt: new Date('2026-11-16T11:59:00Z'), nextAttemptAt: backupAt };
  return { event, aboutId, recipient: 'ada@works.example', subject: 'Hello', email, ...times };
}

describe('a restored backup', () => {
  it('sends no email that was sent or given up after it was made', async () => {
    const ada = await person('ada');
    await db()
      .insert(mailOutbox)
      .values(['given up', 'sent', 'waiting'].map((event) => anEmail(event, ada)));
    const path = await backup();
    await db().execute(`update mail_outbox set sent_at = '${later.toISOString()}' where event = 'sent'`);
    await db().execute(
      `update mail_outbox set given_up_at = '${later.toISOString()}' where event = 'given up'`,
    );
    await restore(path);
    const { event, sentAt, givenUpAt } = mailOutbox;
    expect(await db().select({ event, sentAt, givenUpAt }).from(mailOutbox).orderBy(asc(event))).toEqual([
      { event: 'given up', sentAt: null, givenUpAt: later },
      { event: 'sent', sentAt: later, givenUpAt: null },
      { event: 'waiting', sentAt: null, givenUpAt: null },
    ]);
  });

  it('sends and keeps no email to somebody who was erased before it, if that was sent since', async () => {
    const ada = await person('ada');
    const emails = ['sent', 'waiting'].map((event) => ({
      ...anEmail(event, ada),
      aboutId: null,
      isKept: false,
    }));
    await db().insert(mailOutbox).values(emails);
    const path = await backup();
    await db().execute("delete from mail_outbox where event = 'sent'");
    await restore(path);
    expect(await db().select({ event: mailOutbox.event }).from(mailOutbox)).toEqual([{ event: 'waiting' }]);
  });

  it('keeps what people have chosen about emails since then', async () => {
    const [ada, bo] = [await person('ada'), await person('bo')];
    const on = { type: 'ticket_reply' as const, isOn: true, changedAt: new Date('2026-11-01T12:00:00Z') };
    const off = { ...on, isOn: false, changedAt: later };
    await db()
      .insert(emailPreferences)
      .values([ada, bo].map((userId) => ({ ...on, userId })));
    const path = await backup();
    await db().delete(emailPreferences);
    const newcomer = await person('cy');
    await db()
      .insert(emailPreferences)
      .values([ada, newcomer].map((userId) => ({ ...off, userId })));
    await restore(path);
    const rows = await db().select().from(emailPreferences).orderBy(asc(emailPreferences.isOn));
    expect(rows).toEqual([
      { ...off, userId: ada },
      { ...on, userId: bo },
    ]);
  });
});
