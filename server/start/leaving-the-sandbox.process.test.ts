import { freePort } from '@chalkline/sandbox/testing/free-port';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ProductProcess } from '../testing/product-process.ts';
import { SignInBrowser } from '../testing/sign-in-browser.ts';
import { usedDataDir } from '../testing/used-data-dir.ts';

let folder: ReturnType<typeof usedDataDir>;
beforeEach(() => {
  folder = usedDataDir();
});
afterEach(() => folder.remove());

const realServices = {
  NODE_ENV: 'production',
  HOST: 'localhost',
  APP_SECRET: 'x'.repeat(32),
  GOOGLE_CLIENT_ID: 'id',
  GOOGLE_CLIENT_SECRET: 'secret',
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  STRIPE_PRICE_MONTHLY: 'price_1',
  STRIPE_PRICE_ANNUAL: 'price_2',
  STRIPE_PRICE_LIFETIME: 'price_3',
  STRIPE_PRICE_CONSULTING: 'price_4',
  SMTP_URL: 'smtp://localhost:1',
  FOUNDER_EMAILS: 'ada@example.com',
};

describe('the product', () => {
  it('does not accept a session of the sandbox once the product runs without it', async () => {
    const PORT = String(await freePort());
    const environment = { DATA_DIR: folder.path, PORT, PUBLIC_URL: `http://localhost:${PORT}` };
    const sandboxed = await ProductProcess.start(environment);
    const browser = new SignInBrowser(sandboxed.origin);
    await browser.signIn({ choice: 'demo-founder' });
    expect(await (await browser.whoAmI()).json()).toMatchObject({ isFounder: true });
    await sandboxed.end('SIGTERM');

    const real = await ProductProcess.start({ ...environment, ...realServices });
    expect((await browser.whoAmI()).status).toBe(401);
    expect(real.output).toMatch(/"sessions":1,"roles":0,.*"msg":"revoked the sessions and roles/);
    expect(real.output).toMatch(
      /"sampleContent":\["Company name",.*"msg":"this live site still shows sample/,
    );
    await real.end('SIGTERM');
  });

  it('does not accept one either once people sign in with Google and the sandbox does the rest', async () => {
    const PORT = String(await freePort());
    const environment = { DATA_DIR: folder.path, PORT, PUBLIC_URL: `http://localhost:${PORT}` };
    const sandboxed = await ProductProcess.start(environment);
    const browser = new SignInBrowser(sandboxed.origin);
    await browser.signIn({ choice: 'demo-founder' });
    await sandboxed.end('SIGTERM');

    const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET } = realServices;
    const mixed = await ProductProcess.start({ ...environment, GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET });
    expect((await browser.whoAmI()).status).toBe(401);
    expect(mixed.output).toMatch(/"sessions":1,"roles":0,.*"msg":"revoked the sessions and roles/);
    await mixed.end('SIGTERM');
  });
});
