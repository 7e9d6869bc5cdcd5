import { type Browser, type BrowserContext, chromium } from 'playwright';
import type { Closing } from '../product/closing.ts';
import { quietChromium } from '../product/quiet-chromium.ts';

export async function openBrowser(closing: Closing): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH;
  if (!executablePath) throw new Error('CHROMIUM_PATH is not set: start this with its npm script.');
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
  if (session !== undefined) await context.addCookies([sessionCookie(session, origin)]);
  return context;
}

/** A cookie as a browser takes it, from `name=value`. */
export function sessionCookie(session: string, origin: string): { name: string; value: string; url: string } {
  const [name = '', value = ''] = session.split('=');
  return { name, value, url: origin };
}
