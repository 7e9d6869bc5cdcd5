import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPeople } from '../people.ts';
import { type TemporaryFolder, temporaryFolder } from '../testing/temporary-folder.ts';
import { CookieBrowser } from './testing/cookie-browser.ts';
import { type RunningProvider, startProvider } from './testing/running-provider.ts';
import { asNewcomer, SignIn } from './testing/sign-in.ts';

let folder: TemporaryFolder;
let provider: RunningProvider;

beforeAll(async () => {
  folder = await temporaryFolder();
  provider = await startProvider({ stateDir: folder.path, startUrl: '/api/auth/google' });
});

afterAll(async () => {
  await provider.stop();
  await folder.remove();
});

async function post(fields: Record<string, string>) {
  const { browser, accountPageUrl } = await SignIn.begin(provider);
  const response = await browser.submit(accountPageUrl, fields);
  return { status: response.status, text: await response.text() };
}

async function expectStartAgain(response: Response) {
  expect(response.status).toBe(400);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const text = await response.text();
  expect(text).toContain('This sign-in is no longer open');
  expect(text).toContain('href="/api/auth/google"');
  expect(text).not.toMatch(/SessionNotFound|\bat .*\.js/);
}

describe('the account page', () => {
  it('offers every demo person, the form and Cancel, without a script', async () => {
    const { browser, accountPageUrl } = await SignIn.begin(provider);
    const response = await browser.open(accountPageUrl);
    const text = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    for (const { label, email } of demoPeople) {
      expect(text).toContain(label);
      expect(text).toContain(email);
    }
    expect(text).toMatch(/name="verified" value="yes" checked/);
    expect(text).toContain('>Cancel</button>');
    expect(text).not.toContain('<script');
  });

  it('has its own stylesheet', async () => {
    const response = await fetch(`${provider.issuer}/page.css`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/css; charset=utf-8');
  });

  it('shows what was typed again, escaped, next to the mistake', async () => {
    const { status, text } = await post(asNewcomer('nobody', '"><script>alert(1)</script>', false));
    expect(status).toBe(422);
    expect(text).toContain('Enter a full email address');
    expect(text).toContain('id="email-mistake"');
    expect(text).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
    expect(text).not.toContain('<script');
    expect(text).not.toMatch(/name="verified" value="yes" checked/);
  });

  it('focuses only the first wrong field', async () => {
    const { text } = await post(asNewcomer('', ''));
    expect(text.match(/autofocus/g)).toHaveLength(1);
    expect(text).toMatch(/id="email"[^>]* autofocus/);
  });

  it('passes on a name with markup as plain text', async () => {
    const name = '<script>alert(1)</script> O\'Hara & "Sons"';
    const { claims } = await (await SignIn.begin(provider)).complete(
      asNewcomer('markup@works.example', name),
    );
    expect(claims.name).toBe(name);
  });

  it.each([
    ['a missing email', asNewcomer('', 'Somebody'), 'Enter an email address.'],
    ['a missing name', asNewcomer('a@works.example', '  '), 'Enter a name.'],
    ['a huge name', asNewcomer('a@works.example', 'x'.repeat(5000)), 'A name has at most 100 characters.'],
    ['a choice of nobody', { choice: 'demo-nobody' }, 'Choose one of the people'],
    ['no choice', {}, 'Choose one of the people'],
  ])('refuses %s', async (_case, fields, message) => {
    const { status, text } = await post(fields);
    expect(status).toBe(422);
    expect(text).toContain(message);
  });

  it.each([
    ['a form too large to be one', 'application/x-www-form-urlencoded', `name=${'x'.repeat(20_000)}`, 413],
    ['a body that is no form', 'application/json', '{"choice":"demo-free"}', 415],
  ])('refuses %s', async (_case, contentType, body, status) => {
    const { browser, accountPageUrl } = await SignIn.begin(provider);
    const headers = { 'content-type': contentType };
    const response = await browser.open(accountPageUrl, { method: 'POST', headers, body });
    expect(response.status).toBe(status);
    expect(await response.text()).toContain('This sign-in cannot go on');
  });
});

describe('a sign-in that cannot continue', () => {
  it('has a forged id', async () => {
    await expectStartAgain(await new CookieBrowser().open(`${provider.issuer}/interaction/forged`));
  });

  it('has a URL that does not match the cookie', async () => {
    const browser = new CookieBrowser();
    const [one, other] = [await SignIn.begin(provider, browser), await SignIn.begin(provider, browser)];
    const foreign = browser.cookies.filter(({ path }) => path === new URL(other.accountPageUrl).pathname);
    browser.cookies = foreign.map((cookie) => ({ ...cookie, path: new URL(one.accountPageUrl).pathname }));
    await expectStartAgain(await browser.submit(one.accountPageUrl, { choice: 'demo-founder' }));
  });

  it('has a cookie that the provider did not sign', async () => {
    const { browser, accountPageUrl } = await SignIn.begin(provider);
    browser.cookies = browser.cookies.filter(({ name }) => !name.endsWith('.sig'));
    await expectStartAgain(await browser.submit(accountPageUrl, { choice: 'demo-founder' }));
  });

  it('is posted without its cookie', async () => {
    const { accountPageUrl } = await SignIn.begin(provider);
    await expectStartAgain(await new CookieBrowser().submit(accountPageUrl, { choice: 'demo-founder' }));
  });

  it('was finished before', async () => {
    const signIn = await SignIn.begin(provider);
    await signIn.complete({ choice: 'demo-free' });
    await expectStartAgain(await signIn.browser.open(signIn.accountPageUrl));
  });

  it('is resumed in another browser', async () => {
    const { browser, accountPageUrl } = await SignIn.begin(provider);
    const answer = await browser.submit(accountPageUrl, { choice: 'demo-free' });
    await expectStartAgain(await new CookieBrowser().open(answer.headers.get('location') ?? ''));
  });

  it('belongs to an unknown application, and the page says so', async () => {
    const response = await fetch(`${provider.issuer}/auth?client_id=%3Cscript%3E&response_type=code`);
    const text = await response.text();
    expect(response.status).toBe(400);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(text).toContain('invalid_client');
    expect(text).not.toContain('<script');
  });

  it('would send the answer elsewhere', async () => {
    const parameters = { redirect_uri: 'http://elsewhere.example/callback' };
    const { accountPageUrl, browser } = await SignIn.begin(provider, new CookieBrowser(), parameters);
    const response = await browser.open(accountPageUrl);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('invalid_redirect_uri');
  });

  it('has an unknown URL', async () => {
    const response = await fetch(`${provider.issuer}/%3Cscript%3E`);
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('<script');
  });
});
