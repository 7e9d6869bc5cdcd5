import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { findChromium } from '../../tooling/chromium.mjs';
import { freePort } from '../../tooling/free-port.mjs';
import { publicPaths } from '../public-pages.ts';
import { atLeast, atMost, type Figure } from '../report/figure.ts';
import type { BenchContext } from './bench-context.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const aims = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } as const;

/** Public pages that the sitemap does not list. They are not meant to be found by search engines. */
const notIndexed = ['/sign-in', '/sign-in/code', '/prompts?prompt=1'];

/** Lighthouse's scores for every public page on a phone. `PAGES=/,/blog` selects some of them. */
export async function measureLighthouse({ closing, products }: BenchContext): Promise<Figure[]> {
  const { product } = (await products.onPostgres()) ?? (await products.onPglite());
  const port = await freePort();
  const executablePath = await findChromium();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
  });
  closing.add(() => browser.close());
  const figures: Figure[] = [];
  for (const path of process.env.PAGES?.split(',') ?? [
    ...(await publicPaths(product.origin)),
    ...notIndexed,
  ]) {
    figures.push(...(await marksOf(product.origin, path, port)));
  }
  return figures;
}

async function marksOf(origin: string, path: string, port: number): Promise<Figure[]> {
  const result = await lighthouse(origin + path, {
    port,
    output: 'json',
    onlyCategories: [...categories],
    skipAudits: notIndexed.includes(path) ? ['is-crawlable'] : [],
  });
  if (!result || result.lhr.runtimeError) throw new Error(`Lighthouse could not open ${path}.`);
  const { audits, categories: marks } = result.lhr;
  const failed = Object.values(audits)
    .filter(({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score === 0)
    .map(({ id }) => id);
  const seen = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time']
    .map((id) => `${id} ${audits[id]?.displayValue ?? ''}`)
    .join(', ');
  return [
    ...categories.map((category): Figure => {
      const remark = category === 'performance' ? seen : failed.join(', ');
      const value = Math.round((marks[category]?.score ?? 0) * 100);
      return { what: `${category} of ${path}`, value, unit: '', aim: atLeast(aims[category]), remark };
    }),
    {
      what: `layout shift of ${path}`,
      value: audits['cumulative-layout-shift']?.numericValue ?? 1,
      unit: '',
      aim: atMost(0.02),
    },
  ];
}
