import { freePort } from '@chalkline/sandbox/testing/free-port';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ProductProcess } from '../testing/product-process.ts';
import { SignInBrowser } from '../testing/sign-in-browser.ts';
import { type DataDir, usedDataDir } from '../testing/used-data-dir.ts';

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
  let folder: DataDir;
  let address: { PORT: string; PUBLIC_URL: string };
  let browser: SignInBrowser;
  beforeAll(async () => {
    folder = usedDataDir();
    const PORT = String(await freePort());
    address = { PORT, PUBLIC_URL: `http://localhost:${PORT}` };
    const sandboxed = await ProductProcess.start({ DATA_DIR: folder.path, ...address });
    browser = new SignInBrowser(sandboxed.origin);
    await browser.signIn({ choice: 'demo-founder' });
    expect(await (await browser.whoAmI()).json()).toMatchObject({ isFounder: true });
    await sandboxed.end('SIGTERM');
  });
  afterAll(() => folder.remove());

  /** Starts the product with other services, with the data that it has had in the sandbox. */
  async function startWith(services: Record<string, string>) {
    const { path, remove } = folder.copy();
    const product = await ProductProcess.start({ DATA_DIR: path, ...address, ...services });
    const stop = async () => {
      await product.end('SIGTERM');
      remove();
    };
    return { product, stop };
  }

  it('does not accept a session of the sandbox once the product runs without it', async () => {
    const { product, stop } = await startWith(realServices);
    expect((await browser.copy().whoAmI()).status).toBe(401);
    expect(product.output).toMatch(/"sessions":1,"roles":0,.*"msg":"revoked the sessions and roles/);
    expect(product.output).toMatch(
      /"sampleContent":\["Company name",.*"msg":"this live site still shows sample/,
    );
    await stop();
  });

  it('does not accept one either once people sign in with Google and the sandbox does the rest', async () => {
    const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET } = realServices;
    const { product, stop } = await startWith({ GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET });
    expect((await browser.copy().whoAmI()).status).toBe(401);
    expect(product.output).toMatch(/"sessions":1,"roles":0,.*"msg":"revoked the sessions and roles/);
    await stop();
  });
});
