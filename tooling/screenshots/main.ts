import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { type Closing, withClosing } from '../product/closing.ts';
import { startProduct } from '../product/running-product.ts';
import { signIn } from '../product/sign-in.ts';
import { temporaryFolder } from '../product/temporary-folder.ts';
import { projectRoot } from '../project-root.mjs';
import { openBrowser, sessionCookie } from '../shots-of-pages/browser.ts';
import { allIsHydrated, allIsLoaded, allIsStill, nothingIsArriving } from '../shots-of-pages/page-at-rest.ts';
import { type PictureFormat, savePicture } from './save-picture.ts';
import { type Scene, scenes } from './scenes.ts';

const folder = join(projectRoot, 'web/public/media/screenshots');
const themes = ['light', 'dark'] as const;

/** The sizes that web/features/landing/screenshots.ts shows. A scale above 1 is for sharp screens. */
const formats: readonly PictureFormat[] = [
  { suffix: '', size: { width: 1280, height: 800 }, scale: 1, widths: [640, 1280] },
  { suffix: '-phone', size: { width: 390, height: 600 }, scale: 2, widths: [] },
];

await withClosing(takeScreenshots);

/** Takes the pictures of the product that its public pages show. */
async function takeScreenshots(closing: Closing): Promise<void> {
  const { origin } = await startProduct(closing, { dataDir: temporaryFolder(closing) });
  const browser = await openBrowser(closing);
  mkdirSync(folder, { recursive: true });
  for (const scene of scenes) {
    const session = await signIn(origin, scene.subject);
    for (const format of formats) await takeScene(browser, { origin, session, scene, format });
    console.log(`${scene.name} is done.`);
  }
}

interface Take {
  readonly origin: string;
  readonly session: string;
  readonly scene: Scene;
  readonly format: PictureFormat;
}

async function takeScene(browser: Browser, { origin, session, scene, format }: Take): Promise<void> {
  const context = await browser.newContext({
    viewport: format.size,
    deviceScaleFactor: format.scale,
    reducedMotion: 'reduce',
    locale: 'en-GB',
  });
  const cookie = sessionCookie(session, origin);
  const path = await scene.path(origin, session);
  if (!scene.isSeenByVisitors) await context.addCookies([cookie]);
  const page = await context.newPage();
  await page.goto(origin + path, { waitUntil: 'load' });
  await page.evaluate(allIsHydrated);
  await page.waitForFunction(nothingIsArriving);
  await scene.prepare?.(page);
  for (const theme of themes) {
    const file = `${scene.name}${format.suffix}-${theme}`;
    await savePicture(await capture(page, theme), join(folder, file), format);
  }
  await context.close();
}

async function capture(page: Page, theme: 'light' | 'dark'): Promise<Buffer> {
  await page.emulateMedia({ colorScheme: theme });
  await page.evaluate(allIsLoaded);
  await page.evaluate(allIsStill);
  return page.screenshot({ type: 'png', caret: 'hide' });
}
