import { guaranteeDays } from '@chalkline/domain/billing/guarantee';
import { annualSaving } from '@chalkline/domain/billing/plan-comparison';
import { prices } from '@chalkline/domain/billing/prices';
import { ticketsPerMonth } from '@chalkline/domain/billing/tickets-per-month';
import { longDate, shortDate } from '@chalkline/domain/calendar/calendar-date';
import { reviewPromise } from '@chalkline/domain/calendar/working-days';
import { promisedHours } from '@chalkline/domain/consulting/promise-clock';
import { columnLimits } from '@chalkline/domain/consulting/ticket';
import { snippetCategories } from '@chalkline/domain/prompts/categories';
import { count } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { courses, snippets } from '../../db/schema.ts';
import { sitemapPaths, structuredDataIn } from '../../testing/page-facts.ts';
import { readableText } from '../../testing/page-text.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let testApp: TestApp;
let earnings: string;
/** The text of every public page, and of the paywall in front of the others. */
const texts = new Map<string, string>();

beforeAll(async () => {
  testApp = await startTestApp();
  const visitor = testApp.visitor();
  ({ earnings } = (await visitor.get('/api/site')).json<{ earnings: string }>());
  for (const path of sitemapPaths((await visitor.get('/sitemap.xml')).body, testApp.config.publicUrl)) {
    texts.set(path, readableText((await visitor.open(path)).body));
  }
  texts.set('/llms.txt', (await visitor.get('/llms.txt')).body);
  const { client } = await testApp.person('Free');
  for (const path of ['/dashboard', '/prompts', '/consulting', '/build-your-first-website/2']) {
    texts.set(`the paywall at ${path}`, readableText((await client.open(path)).body));
  }
});
afterAll(() => testApp.close());

/** Every match of the pattern, with its page and the matched figure. */
function named(pattern: RegExp): { page: string; figure: string }[] {
  return [...texts].flatMap(([page, text]) =>
    [...text.matchAll(pattern)].map(([whole, figure = whole]) => ({ page, figure })),
  );
}

/** Expects that the figures occur, and only with these values. */
function expectOnly(pattern: RegExp, right: readonly (string | number)[]): void {
  const found = named(pattern);
  expect(found.length, String(pattern)).toBeGreaterThan(0);
  expect(found.filter(({ figure }) => !right.map(String).includes(figure))).toEqual([]);
}

const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`;

describe('the figures on the public pages', () => {
  it('name no amount but the four prices, what Annual saves, and the earnings', () => {
    const sums = Object.values(prices).map(({ amount }) => dollars(amount));
    const saving = annualSaving({ Monthly: prices.Monthly.amount, Annual: prices.Annual.amount }) ?? '';
    const [perMonth = '', saved = ''] = saving.match(/\$[\d,.]*\d/g) ?? [];
    expectOnly(/[$£€]\s?\d[\d,.]*\d\+?/g, [...sums, perMonth, saved, earnings]);
    for (const sum of [...sums, perMonth, saved, earnings]) {
      expect(named(/[$£€]\s?\d[\d,.]*\d\+?/g).map(({ figure }) => figure)).toContain(sum);
    }
  });

  it('give each price with its own interval', () => {
    expectOnly(/\$49(\S*)/g, ['/month', '/month,']);
    expectOnly(/\$299(\S*)/g, ['/year']);
    expectOnly(/\$600( \w+)/g, [' once']);
    expectOnly(/\$2,000(\/\w+)/g, ['/month', '/mo']);
  });

  it('give search engines the same prices', async () => {
    const amounts = Object.values(prices).map(({ amount }) => amount);
    const offered: number[] = [];
    for (const path of ['/', '/replit-consulting', '/pricing']) {
      const data = JSON.stringify(structuredDataIn((await testApp.visitor().open(path)).body));
      offered.push(...[...data.matchAll(/"price":(\d+)/g)].map(([, price]) => Number(price)));
    }
    expect(new Set(offered)).toEqual(new Set(amounts));
  });

  it('count the prompts and their categories exactly', async () => {
    const [row] = await testApp.database.db.select({ all: count() }).from(snippets);
    expect(row?.all).toBeGreaterThanOrEqual(27);
    expectOnly(/\b(\d+\+?) prompts\b/g, [row?.all ?? 0]);
    expect(snippetCategories).toHaveLength(9);
    expectOnly(/\b(\d+|two|three|four|five|six|seven|eight|nine|ten) categories\b/gi, ['nine', 'Nine', '9']);
  });

  it('promise one guarantee, for memberships only', () => {
    expectOnly(/(\d+)[- ]day(?! of| or)\b(?! after| from)/g, [guaranteeDays]);
    for (const [page, text] of texts) {
      if (/Consulting[^.]*\bguarantee/.test(text)) {
        expect(text, page).toMatch(
          /guarantee (doesn't cover Consulting|covers Monthly, Annual and Lifetime)/,
        );
      }
    }
  });

  it('promise one time to acknowledge and one to make progress', () => {
    expectOnly(/acknowledge\w*[^.]{0,30}?within (\d+) hours/gi, [promisedHours.acknowledgement]);
    expectOnly(/progress or (?:complet\w*|the finished work)[^.]{0,30}?within (\d+) hours/gi, [
      promisedHours.completion,
    ]);
    expectOnly(/\b(\d+) hours\b/g, [promisedHours.acknowledgement, promisedHours.completion]);
  });

  it('promise one time for reviews', () => {
    expectOnly(/([\d-]+ working days?)/g, [reviewPromise]);
  });

  it('name one limit for tickets', () => {
    expectOnly(/up to (\d+) tickets a month/gi, [ticketsPerMonth]);
    expectOnly(/(\d+) tickets in Idea/g, [columnLimits.Idea]);
    expectOnly(/(\d+) in Priority/g, [columnLimits.Priority]);
  });

  it('give an upcoming course the same date everywhere', async () => {
    const rows = await testApp.database.db.select({ day: courses.goesLiveDate }).from(courses);
    const days = rows.flatMap(({ day }) => day ?? []);
    expectOnly(/Goes live (\w+ \d+)/g, days.map(shortDate));
    const timeline = texts.get('/') ?? '';
    const [, part = ''] = /What's coming, and when(.*?)Frequently asked questions/.exec(timeline) ?? [];
    const shown = [...part.matchAll(/[A-Z][a-z]+ \d+, \d{4}/g)].map(([date]) => date);
    expect(shown.length).toBeGreaterThan(0);
    expect(days.map(longDate)).toEqual(expect.arrayContaining(shown));
  });

  it('match the facts that the law requires', () => {
    const legal = `${texts.get('/privacy-policy')} ${texts.get('/terms-and-conditions')}`;
    expect(named(/Last updated (\d+ \w+ \d{4})/g).map(({ figure }) => figure)).toEqual([
      '15 August 2025',
      '15 August 2025',
    ]);
    for (const fact of [
      'under 16',
      'up to 24 months after it becomes inactive',
      'Payment records: up to 7 years',
      'Raw logs: up to 12 months',
      'within one month',
      'The courts in London',
      'registered in England and Wales',
      'The retainer is non-refundable for the active period',
      'course content is non-refundable once access is granted',
    ]) {
      expect(legal).toContain(fact);
    }
  });

  it('cover every topic that the legal pages need', () => {
    const privacy = ['Owner and data controller', 'Types of data', 'Third-party services', 'processed'];
    const more = ['keep data', 'Purposes', 'Legal bases', 'Your rights', 'Cookies', 'Changes', 'Definitions'];
    for (const topic of [...privacy, ...more]) expect(texts.get('/privacy-policy')).toContain(topic);
    const terms = ['Provider', 'Summary', 'Account registration and termination', 'Payment and refunds'];
    const others = ['Service scope', 'Liability', 'Intellectual property', 'Changes', 'Governing law'];
    for (const topic of [...terms, ...others]) expect(texts.get('/terms-and-conditions')).toContain(topic);
  });
});
