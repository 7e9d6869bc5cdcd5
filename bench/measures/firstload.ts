import { type Browser, type CDPSession, chromium } from 'playwright';
import { findChromium } from '../../tooling/chromium.mjs';
import { type ListedPage, listPages } from '../../tooling/shots-of-pages/route-table.ts';
import { cookiesFor } from '../page-cookies.ts';
import { atMost, type Figure } from '../report/figure.ts';
import type { BenchContext } from './bench-context.ts';

const aims = { requests: atMost(20), bytes: atMost(220) };

/** Films and their subtitles do not count: a page is complete without them. */
const notCounted = /\.(?:mp4|webm|vtt)(?:\?|$)/;

interface LoadedFile {
  readonly url: string;
  readonly type: string;
  bytes: number;
}

/**
 * Everything that a phone's browser loads until a page is complete and nobody has touched it yet, with headers.
 * `PAGES=/,/pricing` selects some pages.
 */
export async function measureFirstLoad({ closing, products }: BenchContext): Promise<Figure[]> {
  const { product } = (await products.onPostgres()) ?? (await products.onPglite());
  const { origin } = product;
  const executablePath = await findChromium();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  closing.add(() => browser.close());
  const cookies = await cookiesFor(origin);
  const selected = process.env.PAGES?.split(',');
  const figures: Figure[] = [];
  for (const page of await listPages()) {
    if (selected && !selected.includes(page.address)) continue;
    figures.push(...figuresOf(page, await filesOf(browser, origin + page.address, cookies(page.requires))));
  }
  return figures;
}

function figuresOf({ address }: ListedPage, files: readonly LoadedFile[]): Figure[] {
  return [
    { what: `requests of ${address}`, value: files.length, unit: '', aim: aims.requests },
    {
      what: `first load of ${address}`,
      value: kilobytesOf(files),
      unit: 'kB',
      aim: aims.bytes,
      remark: remarkOn(files),
    },
  ];
}

/** How many files of each type there are, and how large they are together. */
function remarkOn(files: readonly LoadedFile[]): string {
  const types = [...new Set(files.map(({ type }) => type))];
  return types
    .map((type) => {
      const ofType = files.filter((file) => file.type === type);
      return `${ofType.length} ${type} ${kilobytesOf(ofType).toFixed(1)} kB`;
    })
    .join(', ');
}

function kilobytesOf(files: readonly LoadedFile[]): number {
  return files.reduce((total, { bytes }) => total + bytes, 0) / 1000;
}

async function filesOf(browser: Browser, url: string, cookie: string): Promise<LoadedFile[]> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    ...(cookie ? { storageState: { cookies: [sessionCookie(url, cookie)], origins: [] } } : {}),
  });
  const page = await context.newPage();
  const files = await watchFiles(await context.newCDPSession(page));
  await page.goto(url, { waitUntil: 'networkidle' });
  // Parts that are loaded after the page request others, so the network is quiet more than once.
  await page.waitForTimeout(1_000);
  await context.close();
  return [...files.values()].filter((file) => /^https?:/.test(file.url) && !notCounted.test(file.url));
}

function sessionCookie(url: string, cookie: string) {
  const [name = '', value = ''] = cookie.split('=');
  const { hostname } = new URL(url);
  return {
    name,
    value,
    domain: hostname,
    path: '/',
    expires: -1,
    httpOnly: true,
    secure: false,
    sameSite: 'Lax',
  } as const;
}

async function watchFiles(session: CDPSession): Promise<ReadonlyMap<string, LoadedFile>> {
  const files = new Map<string, LoadedFile>();
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other' }) => {
    files.set(requestId, { url: request.url, type, bytes: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const file = files.get(requestId);
    if (file) file.bytes = encodedDataLength;
  });
  return files;
}
