import { get } from 'node:http';
import { type ListedPage, listPages } from '../../tooling/shots-of-pages/route-table.ts';
import { cookiesFor } from '../page-cookies.ts';
import { atMost, type Figure } from '../report/figure.ts';
import type { BenchContext } from './bench-context.ts';

const aim = atMost(120);

/** The scripts that a browser loads before a page is interactive: the entry and what the page preloads. */
export async function measureScripts({ products }: BenchContext): Promise<Figure[]> {
  const { product } = (await products.onPostgres()) ?? (await products.onPglite());
  const { origin } = product;
  const cookies = await cookiesFor(origin);
  const sizes = new Map<string, Promise<number>>();
  const sizeOf = (script: string) => {
    const size = sizes.get(script) ?? bytesOnTheWire(origin + script);
    sizes.set(script, size);
    return size;
  };
  const figures: Figure[] = [];
  for (const page of await listPages()) {
    const scripts = await scriptsOf(origin, page, cookies(page.requires));
    const bytes = (await Promise.all(scripts.map(sizeOf))).reduce((sum, size) => sum + size, 0);
    figures.push({ what: `scripts of ${page.address}`, value: bytes / 1000, unit: 'kB', aim });
  }
  return markLargest(figures);
}

async function scriptsOf(origin: string, { address }: ListedPage, cookie: string): Promise<string[]> {
  const response = await fetch(origin + address, { headers: { cookie }, redirect: 'manual' });
  if (response.headers.has('location')) throw new Error(`${address} leads elsewhere.`);
  const html = await response.text();
  const [, first, others = ''] = /<script type="module" src="([^"]+)" data-parts="([^"]*)"/.exec(html) ?? [];
  return first ? [first, ...others.split(' ').filter(Boolean)] : [];
}

/** `fetch` decompresses replies; here the transferred bytes are counted. */
function bytesOnTheWire(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'gzip' } }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on('end', () =>
        response.statusCode === 200 ? resolve(bytes) : reject(new Error(`${url}: ${response.statusCode}`)),
      );
    }).on('error', reject);
  });
}

function markLargest(figures: readonly Figure[]): Figure[] {
  const largest = Math.max(...figures.map(({ value }) => value));
  if (largest === 0)
    throw new Error('No page has a script: they are not written as they are looked for here.');
  return figures.map((figure) => (figure.value === largest ? { ...figure, remark: 'the largest' } : figure));
}
