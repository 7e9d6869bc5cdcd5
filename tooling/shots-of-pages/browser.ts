import { type Browser, type BrowserContext, chromium } from 'playwright';
import type { Closing } from '../product/closing.ts';
import { quietChromium } from '../product/quiet-chromium.ts';

export async function openBrowser(closing: Closing): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH;
  if (!executablePath) throw new Error('CHROMIUM_PATH is not set: start this with npm run shots.');
  const browser = await chromium.launch({
    executablePath,
    args: quietChromium,
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  closing.add(() => browser.close());
  return browser;
}

/** A separate browser profile. */
export async function openProfile(
  browser: Browser,
  origin: string,
  session: string | undefined,
): Promise<BrowserContext> {
  const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en-GB' });
  if (session !== undefined) {
    const [name = '', value = ''] = session.split('=');
    await context.addCookies([{ name, value, url: origin }]);
  }
  return context;
}
