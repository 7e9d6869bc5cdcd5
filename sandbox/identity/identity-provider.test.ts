import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { demoPeople } from '../people.ts';
import { BrokenStateFile } from '../state-file.ts';
import { type TemporaryFolder, temporaryFolder } from '../testing/temporary-folder.ts';
import { CookieBrowser } from './testing/cookie-browser.ts';
import { type RunningProvider, startProvider } from './testing/running-provider.ts';
import { asNewcomer, SignIn } from './testing/sign-in.ts';

let folder: TemporaryFolder;
let provider: RunningProvider;

beforeAll(async () => {
  folder = await temporaryFolder();
  provider = await startProvider({ stateDir: folder.path });
});

afterAll(async () => {
  await provider.stop();
  await folder.remove();
});

const onTheOtherName = (url: string) => url.replace('//localhost', '//127.0.0.1');

describe('signing in', () => {
  it.each(demoPeople)('gives the claims of the $label', async (person) => {
    const signIn = await SignIn.begin(provider);
    const { claims, userInfo } = await signIn.complete({ choice: person.subject });
    const expected = {
      sub: person.subject,
      email: person.email,
      email_verified: true,
      name: `${person.firstName} ${person.lastName}`,
      given_name: person.firstName,
      family_name: person.lastName,
    };
    expect(claims).toMatchObject({ ...expected, iss: provider.issuer, aud: 'chalkline' });
    expect(userInfo).toEqual(expected);
  });

  it('recognises a person from the form by email, in any case, and updates the name', async () => {
    const first = await (await SignIn.begin(provider)).complete(asNewcomer('Ada@Works.example', 'Ada King'));
    const again = await (await SignIn.begin(provider)).complete(
      asNewcomer(' ada@works.EXAMPLE', 'Ada  Lovelace'),
    );
    expect(first.claims).toMatchObject({ email: 'ada@works.example', family_name: 'King' });
    expect(again.claims).toMatchObject({
      sub: first.claims.sub,
      name: 'Ada Lovelace',
      family_name: 'Lovelace',
    });
  });

  it('returns no family name for a single name', async () => {
    const { claims } = await (await SignIn.begin(provider)).complete(
      asNewcomer('cher@works.example', 'Cher'),
    );
    expect(claims).toMatchObject({ name: 'Cher', given_name: 'Cher' });
    expect(claims).not.toHaveProperty('family_name');
  });

  it('reports an unverified email', async () => {
    const fields = asNewcomer('new@works.example', 'New Person', false);
    const { claims } = await (await SignIn.begin(provider)).complete(fields);
    expect(claims.email_verified).toBe(false);
  });

  it('returns the demo person for a demo email', async () => {
    const fields = asNewcomer('Priya.Raman@chalkline.example', 'Someone Else');
    const { claims } = await (await SignIn.begin(provider)).complete(fields);
    expect(claims).toMatchObject({ sub: 'demo-free', name: 'Priya Raman' });
  });

  it('tells the application that the sign-in was cancelled', async () => {
    const callback = await (await SignIn.begin(provider)).choose({ choice: 'cancel' });
    expect(callback.href).toContain(provider.client.redirectUri);
    expect(callback.searchParams.get('error')).toBe('access_denied');
    expect(callback.searchParams.get('state')).toBeTruthy();
  });

  it('asks again every time, and lets the same browser sign in as somebody else', async () => {
    const browser = new CookieBrowser();
    const first = await (await SignIn.begin(provider, browser)).complete({ choice: 'demo-monthly' });
    const second = await SignIn.begin(provider, browser);
    expect(second.accountPageUrl).toContain('/interaction/');
    const { claims } = await second.complete({ choice: 'demo-founder' });
    expect([first.claims.sub, claims.sub]).toEqual(['demo-monthly', 'demo-founder']);
  });

  it.each(['select_account', 'login', 'consent', 'login select_account'])(
    'shows one page for prompt=%s',
    async (prompt) => {
      const signIn = await SignIn.begin(provider, new CookieBrowser(), { prompt });
      expect((await signIn.complete({ choice: 'demo-annual' })).claims.sub).toBe('demo-annual');
    },
  );

  it('never signs in silently', async () => {
    const browser = new CookieBrowser();
    await (await SignIn.begin(provider, browser)).complete({ choice: 'demo-monthly' });
    const silent = await SignIn.begin(provider, browser, { prompt: 'none' });
    expect(new URL(silent.accountPageUrl).searchParams.get('error')).toBe('login_required');
  });

  it('keeps two sign-ins of one browser apart', async () => {
    const browser = new CookieBrowser();
    const [one, other] = [await SignIn.begin(provider, browser), await SignIn.begin(provider, browser)];
    expect((await one.complete({ choice: 'demo-free' })).claims.sub).toBe('demo-free');
    expect((await other.complete({ choice: 'demo-annual' })).claims.sub).toBe('demo-annual');
  });

  it('refuses a request without PKCE', async () => {
    const signIn = await SignIn.begin(provider, new CookieBrowser(), {
      code_challenge: '',
      code_challenge_method: '',
    });
    expect(new URL(signIn.accountPageUrl).searchParams.get('error')).toBe('invalid_request');
  });

  it('lets a code be exchanged only once', async () => {
    const signIn = await SignIn.begin(provider);
    const callback = await signIn.choose({ choice: 'demo-free' });
    await signIn.exchange(callback);
    await expect(signIn.exchange(callback)).rejects.toMatchObject({ error: 'invalid_grant' });
  });

  it('refuses an application with a wrong secret', async () => {
    const outsider = { ...provider, client: { ...provider.client, secret: 'a-wrong-secret' } };
    const signIn = await SignIn.begin(outsider);
    await expect(signIn.complete({ choice: 'demo-free' })).rejects.toMatchObject({ error: 'invalid_client' });
  });
});

describe('its URL', () => {
  it('works with 127.0.0.1 and with localhost', async () => {
    const redirect_uri = onTheOtherName(provider.client.redirectUri);
    const signIn = await SignIn.begin(provider, new CookieBrowser(), { redirect_uri }, onTheOtherName);
    expect(new URL(signIn.accountPageUrl).hostname).toBe('127.0.0.1');
    const { claims } = await signIn.complete({ choice: 'demo-free' });
    expect(claims).toMatchObject({ sub: 'demo-free', iss: provider.issuer });
  });

  it('is https behind a proxy with https', async () => {
    const proxied = await temporaryFolder();
    const origin = 'https://chalkline.example';
    const behind = await startProvider({ stateDir: proxied.path, origin });
    const headers = { host: 'chalkline.example', 'x-forwarded-proto': 'https' };
    const url = '/sandbox/identity/.well-known/openid-configuration';
    const discovery = (await behind.app.inject({ url, headers })).json();
    await behind.stop();
    await proxied.remove();
    expect(discovery.authorization_endpoint).toBe(`${origin}/sandbox/identity/auth`);
  });
});

describe('cookies and headers', () => {
  afterEach(() => vi.restoreAllMocks());

  it('limits its cookies to its own path', async () => {
    const browser = new CookieBrowser();
    await (await SignIn.begin(provider, browser)).complete({ choice: 'demo-free' });
    await SignIn.begin(provider, browser);
    const names = browser.cookies.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['_session', '_interaction', '_interaction_resume']));
    for (const cookie of browser.cookies) expect(cookie.path).toMatch(/^\/sandbox\/identity(\/|$)/);
  });

  it('keeps the headers that the host has set', async () => {
    const discovery = await fetch(`${provider.issuer}/.well-known/openid-configuration`);
    expect(discovery.headers.get('x-from-the-host')).toBe('kept');
  });

  it('logs nothing', async () => {
    const spoken = (['log', 'info', 'warn', 'error'] as const).map((level) => vi.spyOn(console, level));
    const quietFolder = await temporaryFolder();
    const quiet = await startProvider({ stateDir: quietFolder.path });
    await (await SignIn.begin(quiet)).complete({ choice: 'demo-free' });
    await quiet.stop();
    await quietFolder.remove();
    for (const spy of spoken) expect(spy).not.toHaveBeenCalled();
  });
});

describe('after a restart', () => {
  let first: RunningProvider;
  let stateDir: TemporaryFolder;

  beforeEach(async () => {
    stateDir = await temporaryFolder();
    first = await startProvider({ stateDir: stateDir.path, host: '127.0.0.1' });
  });

  afterEach(() => stateDir.remove());

  const restart = async () => {
    await first.stop();
    return startProvider({
      stateDir: stateDir.path,
      host: '127.0.0.1',
      port: Number(new URL(first.issuer).port),
    });
  };

  it('keeps its keys and its people', async () => {
    const before = await (await SignIn.begin(first)).complete(
      asNewcomer('kept@works.example', 'Kept Person'),
    );
    const keysBefore = await (await fetch(`${first.issuer}/jwks`)).json();
    const second = await restart();
    expect(await (await fetch(`${second.issuer}/jwks`)).json()).toEqual(keysBefore);
    const after = await (await SignIn.begin(second)).complete(
      asNewcomer('kept@works.example', 'Kept Person'),
    );
    expect(after.claims.sub).toBe(before.claims.sub);
    await second.stop();
  });

  it('does not start with broken keys', async () => {
    await first.stop();
    await writeFile(join(stateDir.path, 'identity-keys.json'), '{"signing":[],"cookies":[]}');
    await expect(startProvider({ stateDir: stateDir.path })).rejects.toThrow(BrokenStateFile);
  });

  it('asks to restart an unfinished sign-in', async () => {
    const signIn = await SignIn.begin(first);
    const second = await restart();
    const answer = await signIn.browser.submit(signIn.accountPageUrl, { choice: 'demo-free' });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('Start again');
    await second.stop();
  });
});
