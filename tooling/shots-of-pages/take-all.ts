import type { Browser, BrowserContext } from 'playwright';
import { profileOf } from './browser.ts';
import type { Onlooker } from './onlookers.ts';
import type { Selection } from './selection.ts';
import { type Visit, visit } from './visit.ts';

const pagesAtOnce = 2;

export interface Findings {
  readonly shots: number;
  /** What went wrong, each with the page and the person it happened to. */
  readonly errors: readonly string[];
}

/** Looks at every chosen page as every chosen person. */
export async function takeAll(browser: Browser, origin: string, selection: Selection): Promise<Findings> {
  const findings = { shots: 0, errors: [] as string[] };
  for (const onlooker of selection.onlookers) {
    const context = await profileOf(browser, origin, onlooker);
    const before = findings.shots;
    await lookAtPages(context, origin, onlooker, selection, findings);
    await context.close();
    console.log(`${onlooker.label}: ${findings.shots - before} shots`);
  }
  return findings;
}

async function lookAtPages(
  context: BrowserContext,
  origin: string,
  onlooker: Onlooker,
  selection: Selection,
  findings: { shots: number; errors: string[] },
): Promise<void> {
  const waiting = selection.pages.map((page): Visit => ({ page, onlooker }));
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { shots, errors } = await visit(context, origin, next, selection);
      const place = `${next.page.address} as ${onlooker.label}`;
      findings.shots += shots;
      findings.errors.push(...errors.map((error) => `${place}: ${error}`));
    }
  };
  await Promise.all(Array.from({ length: pagesAtOnce }, lane));
}
