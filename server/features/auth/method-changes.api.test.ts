import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditEntries, mailOutbox, signInCodes, signInMethods, users } from '../../db/schema.ts';
import { setUpCodeTests, whoIs } from '../../testing/code-sign-in.ts';
import { saveMethod } from './sign-in-methods.ts';

const { codes, testApp, lines } = setUpCodeTests();

const emails = () =>
  testApp().database.db.select({ to: mailOutbox.recipient, email: mailOutbox.email }).from(mailOutbox);
const audited = () =>
  testApp()
    .database.db.select({
      action: auditEntries.action,
      subject: auditEntries.subject,
      after: auditEntries.after,
    })
    .from(auditEntries);

/** Enters a code that connects this identity with the account of the address. */
async function link(email: string, name: string, pictureUrl: string | null = null) {
  const browser = testApp().visitor();
  await codes().ask(browser, email);
  const linked = {
    issuer: 'sandbox',
    subject: `google-${email}`,
    firstName: null,
    lastName: null,
    name,
    pictureUrl,
  };
  await testApp().database.db.update(signInCodes).set({ linked });
  await codes().check(browser, codes().lastCode());
  return browser;
}

describe('a sign-in method that is added to an account', () => {
  it('is announced by email, in the audit log and as a security event', async () => {
    const { id } = await testApp().person('Free', { email: 'ada@example.com' });
    await codes().signIn('ada@example.com');
    const [sent, ...others] = await emails();
    expect(others).toEqual([]);
    expect(sent?.to).toBe('ada@example.com');
    expect(sent?.email.paragraphs.join(' ')).toContain('with a code sent to ada@example.com');
    expect(await audited()).toEqual([
      { action: 'sign-in-method.add', subject: `member:${id}`, after: { signInMethod: 'email' } },
    ]);
    expect(lines.join('')).toContain('sign_in_method_added');
    await codes().signIn('ada@example.com');
    expect(await emails()).toHaveLength(1);
  });

  it('is announced to every address that the account has proved', async () => {
    const { id } = await testApp().person('Free', { email: 'ada@example.com' });
    const other = { userId: id, issuer: 'sandbox', subject: 'another', email: 'ada@home.example' };
    await testApp().database.db.insert(signInMethods).values(other);
    await codes().signIn('ada@example.com');
    expect((await emails()).map(({ to }) => to).toSorted()).toEqual(['ada@example.com', 'ada@home.example']);
  });

  it('is not announced to a new person, who has just chosen it', async () => {
    await codes().signIn('ada@example.com');
    expect([await emails(), await audited()]).toEqual([[], []]);
  });

  it('is announced when it is a Google account', async () => {
    const account = await whoIs(await codes().signIn('ada@example.com'));
    const browser = await link('ada@example.com', 'Ada Byron');
    expect(await whoIs(browser)).toMatchObject({ id: account.id, name: 'Ada Byron' });
    expect((await emails()).map(({ email }) => email.paragraphs[1])).toEqual([
      'You can now sign in with a Google account.',
    ]);
  });

  it('does not replace the name and the picture that the person has', async () => {
    const { id } = await whoIs(await codes().signIn('ada@example.com'));
    const kept = { name: 'Ada', profileImageUrl: 'https://pictures.example/ada.png' };
    await testApp().database.db.update(users).set(kept).where(eq(users.id, id));
    const browser = await link('ada@example.com', 'Somebody Else', 'https://pictures.example/else.png');
    expect(await whoIs(browser)).toMatchObject({ id, ...kept });
  });

  it('is not changed by a sign-in of somebody who does not own it', async () => {
    const { db } = testApp().database;
    const owner = await testApp().person('Free', { email: 'ada@example.com' });
    const { id: userId } = await testApp().person('Free');
    const [method] = await db.select().from(signInMethods).where(eq(signInMethods.userId, owner.id));
    if (!method) throw new Error('the method is missing');
    const { issuer, subject } = method;
    const saved = await saveMethod(db, { userId, issuer, subject, email: 'eve@example.com' }, new Date());
    expect(saved).toEqual({ id: method.id, ownerId: owner.id, isNew: false });
    const [after] = await db.select().from(signInMethods).where(eq(signInMethods.userId, owner.id));
    expect(after).toEqual(method);
  });
});
