import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { founderClaims, passkeys, signInCodes, signInMethods, users } from '../../db/schema.ts';
import { sandboxCodes } from '../../start/sandbox.ts';
import { isSignedIn, setUpCodeTests, whoIs } from '../../testing/code-sign-in.ts';
import { addPasskey, signInWithPasskey } from '../../testing/passkey-browser.ts';
import { founderEmail } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { setRole } from './people.ts';

const { codes, testApp } = setUpCodeTests();
const refused = '/sign-in?returnTo=%2Fdashboard&problem=staff';
const roleSettings = () => ({ app: testApp().app, mail: testApp().mail, signInCodes: sandboxCodes });

/** Where a code for this address leads in a new browser, or in the given one. */
async function tryCode(email: string, client: TestClient = testApp().visitor()): Promise<string> {
  await codes().ask(client, email);
  return codes().check(client, codes().lastCode());
}

const makeEditor = (userId: string) => setRole(testApp().database.db, roleSettings(), userId, 'editor');

describe('a founder address', () => {
  it('makes the first account that proves it by a code the founder', async () => {
    const founder = await codes().signIn(founderEmail);
    expect(await whoIs(founder)).toMatchObject({ isFounder: true });
  });

  it('gives nothing to a code when another account holds it', async () => {
    const founder = await testApp().person('Free', { email: founderEmail });
    const { db } = testApp().database;
    await db.update(users).set({ email: 'moved@example.com' }).where(eq(users.id, founder.id));
    await db
      .update(signInMethods)
      .set({ email: 'moved@example.com' })
      .where(eq(signInMethods.userId, founder.id));
    const next = await codes().signIn(founderEmail);
    expect(await whoIs(next)).toMatchObject({ isFounder: false, email: founderEmail });
  });

  it('is not claimed by a code for an account that can be opened otherwise', async () => {
    const { db } = testApp().database;
    await testApp().person('Free', { email: founderEmail });
    await db.delete(founderClaims);
    const browser = await codes().signIn(founderEmail);
    expect(await whoIs(browser)).toMatchObject({ email: founderEmail, isFounder: false });
    expect(await db.$count(founderClaims)).toBe(0);
  });
});

describe('the account of a staff member', () => {
  it('is not opened by a code alone', async () => {
    for (const facts of [{ email: founderEmail }, { email: 'ed@example.com', role: 'editor' as const }]) {
      await testApp().person('Free', facts);
      const browser = testApp().visitor();
      await codes().ask(browser, facts.email, '/founder');
      expect(await codes().check(browser, codes().lastCode())).toBe(
        '/sign-in?returnTo=%2Ffounder&problem=staff',
      );
      expect(await isSignedIn(browser)).toBe(false);
    }
  });

  it('is opened by codes once one was entered in a browser that was signed in', async () => {
    const editor = await testApp().person('Free', { email: 'ed@example.com', role: 'editor' });
    await codes().signIn('ed@example.com', editor.client);
    const elsewhere = await codes().signIn('ed@example.com');
    expect((await whoIs(elsewhere)).id).toBe(editor.id);
  });

  it('is not opened by codes that were used before the person got the role', async () => {
    const { id } = await testApp().person('Free', { email: 'ed@example.com' });
    await codes().signIn('ed@example.com');
    await makeEditor(id);
    expect(await tryCode('ed@example.com')).toBe(refused);
  });

  it('needs codes to be confirmed anew after every new role', async () => {
    const editor = await testApp().person('Free', { email: 'ed@example.com', role: 'editor' });
    await codes().signIn('ed@example.com', editor.client);
    expect(await tryCode('ed@example.com')).toBe('/dashboard');
    await setRole(testApp().database.db, roleSettings(), editor.id, null);
    await makeEditor(editor.id);
    expect(await tryCode('ed@example.com')).toBe(refused);
    await editor.signInAgain();
    expect(await tryCode('ed@example.com', editor.client)).toBe('/dashboard');
    expect(await tryCode('ed@example.com')).toBe('/dashboard');
  });

  it('ends the sessions that codes had opened before, and no others', async () => {
    const person = await testApp().person('Free', { email: 'ed@example.com' });
    const byCode = await codes().signIn('ed@example.com');
    await makeEditor(person.id);
    expect([await isSignedIn(byCode), await isSignedIn(person.client)]).toEqual([false, true]);
  });

  it('is not opened by a code or its passkey if the role is given during the sign-in', async () => {
    const { id } = await testApp().person('Free', { email: 'ed@example.com' });
    const byCode = await codes().signIn('ed@example.com');
    const { key } = await addPasskey(byCode, new URL(testApp().config.publicUrl).origin);
    const [codeBrowser, passkeyBrowser] = [testApp().visitor(), testApp().visitor()];
    const { db } = testApp().database;
    await db.execute(
      sql.raw(`
      create function give_role() returns trigger language plpgsql as $$ begin
        update users set role = 'editor' where id = new.user_id;
        delete from passkeys where user_id = new.user_id;
        return null;
      end $$`),
    );
    try {
      for (const table of ['sign_in_methods', 'passkeys'])
        await db.execute(
          sql.raw(
            `create trigger meanwhile after update on ${table} for each row execute function give_role()`,
          ),
        );
      expect(await signInWithPasskey(passkeyBrowser, key)).toBe(403);
      await db.update(users).set({ role: null }).where(eq(users.id, id));
      expect(await tryCode('ed@example.com', codeBrowser)).toBe(refused);
    } finally {
      await db.execute(sql.raw('drop function give_role cascade'));
    }
    expect([await isSignedIn(codeBrowser), await isSignedIn(passkeyBrowser)]).toEqual([false, false]);
  });

  it('gets no methods from a session of codes that is older than the role', async () => {
    const { id } = await testApp().person('Free', { email: 'ed@example.com' });
    const byCode = await codes().signIn('ed@example.com');
    // The role is given while a request of this session is under way.
    const { db } = testApp().database;
    await db.update(users).set({ role: 'editor' }).where(eq(users.id, id));
    await expect(addPasskey(byCode, new URL(testApp().config.publicUrl).origin)).rejects.toThrow(
      'Sign in with Google or a passkey to add this sign-in method.',
    );
    const reply = await byCode.write('POST', '/api/account/sign-in-methods/email');
    expect(reply.json()).toMatchObject({ code: 'stronger_sign_in' });
  });

  it('gets a passkey from a session of codes if these are all there is, or are confirmed', async () => {
    const origin = new URL(testApp().config.publicUrl).origin;
    const only = await codes().signIn('only@example.com');
    await makeEditor((await whoIs(only)).id);
    await addPasskey(only, origin);
    const editor = await testApp().person('Free', { email: 'ed@example.com', role: 'editor' });
    await codes().signIn('ed@example.com', editor.client);
    await addPasskey(await codes().signIn('ed@example.com'), origin);
    expect(await testApp().database.db.$count(passkeys)).toBe(2);
  });

  it('is not opened by codes that were used before the founder entry was claimed', async () => {
    const { db } = testApp().database;
    const person = await testApp().person('Free', { email: 'moved@example.com' });
    await codes().signIn('moved@example.com');
    const claim = { email: founderEmail, userId: person.id };
    await db.insert(founderClaims).values(claim);
    expect(await tryCode('moved@example.com')).toBe(refused);
  });

  it('is opened by a code if there is no other way to sign in', async () => {
    const browser = await codes().signIn('ed@example.com');
    const { id } = await whoIs(browser);
    await makeEditor(id);
    expect(await isSignedIn(browser)).toBe(true);
    expect(await tryCode('ed@example.com')).toBe('/dashboard');
  });

  it('is connected with Google only where its owner is signed in', async () => {
    const owner = await codes().signIn('ed@example.com');
    const { id } = await whoIs(owner);
    await makeEditor(id);
    const { db } = testApp().database;
    const linked = {
      issuer: 'sandbox',
      subject: 'ed',
      firstName: null,
      lastName: null,
      name: 'Ed',
      pictureUrl: null,
    };
    const link = async (client: TestClient) => {
      await codes().ask(client, 'ed@example.com');
      await db.update(signInCodes).set({ linked });
      return codes().check(client, codes().lastCode());
    };
    expect(await link(testApp().visitor())).toBe('/sign-in?returnTo=%2Fdashboard&problem=link');
    expect(await db.$count(signInMethods, eq(signInMethods.userId, id))).toBe(1);
    expect(await link(owner)).toBe('/dashboard');
    expect(await db.$count(signInMethods, eq(signInMethods.userId, id))).toBe(2);
  });
});
