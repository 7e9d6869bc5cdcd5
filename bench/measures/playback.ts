import { type Browser, chromium, type Page } from 'playwright';
import { findChromium } from '../../tooling/chromium.mjs';
import { atMost, type Figure } from '../report/figure.ts';
import { median } from '../report/quantiles.ts';
import type { BenchContext } from './bench-context.ts';

const usualRounds = 5;

/** Open to everybody, with a film of more than a minute. */
const freeLesson = '/build-your-first-website/1';

interface Waits {
  readonly start: number;
  readonly seek: number;
}

/** How long people wait in Chromium until a lesson's film plays, and until it shows another position. */
export async function measurePlayback(context: BenchContext): Promise<Figure[]> {
  const { closing, products, rounds = usualRounds } = context;
  const { product } = (await products.onPostgres()) ?? (await products.onPglite());
  const executablePath = await findChromium();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  closing.add(() => browser.close());
  const waits: Waits[] = [];
  for (let round = 0; round < rounds; round += 1)
    waits.push(await watch(browser, product.origin + freeLesson));
  const remark = `median of ${rounds}`;
  return [
    {
      what: 'start of a film',
      value: median(waits.map(({ start }) => start)),
      unit: 'ms',
      aim: atMost(1000),
      remark,
    },
    {
      what: 'another position in a film',
      value: median(waits.map(({ seek }) => seek)),
      unit: 'ms',
      aim: atMost(300),
      remark,
    },
  ];
}

/** Every round has a new browser context, so that nothing of the film is cached. */
async function watch(browser: Browser, url: string): Promise<Waits> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  const waits = { start: await timeToStart(page), seek: await timeToSeek(page) };
  await context.close();
  return waits;
}

/** The browser runs these as text, because measurements are not written for a browser. */
function timeToStart(page: Page): Promise<number> {
  return page.evaluate(`new Promise((resolve) => {
    const video = document.querySelector('video');
    const began = performance.now();
    video.muted = true;
    video.addEventListener('timeupdate', () => video.currentTime > 0 && resolve(performance.now() - began));
    video.play();
  })`);
}

function timeToSeek(page: Page): Promise<number> {
  return page.evaluate(`new Promise((resolve) => {
    const video = document.querySelector('video');
    const began = performance.now();
    video.addEventListener('seeked', () => resolve(performance.now() - began), { once: true });
    video.currentTime = video.duration * 0.8;
  })`);
}
