import type { Browser } from 'playwright';
import { openProfile } from './browser.ts';
import type { Onlooker } from './onlookers.ts';
import { signIn } from './product/sign-in.ts';
import type { Selection } from './selection.ts';
import { type VisitResult, visit } from './visit.ts';

const pagesAtOnce = 2;

/** What was found, errors with the page and the person they happened to. */
export type Findings = VisitResult;

/** Looks at every chosen page as every chosen person. */
export async function takeAll(browser: Browser, origin: string, selection: Selection): Promise<Findings> {
  const results: Findings[] = [];
  for (const onlooker of selection.onlookers) {
    const found = sum(await lookAtPages(browser, origin, onlooker, selection));
    console.log(`${onlooker.label}: ${found.shots} shots`);
    results.push(found);
  }
  return sum(results);
}

async function lookAtPages(
  browser: Browser,
  origin: string,
  onlooker: Onlooker,
  selection: Selection,
): Promise<Findings[]> {
  const session = onlooker.subject && (await signIn(origin, onlooker.subject));
  const waiting = [...selection.pages];
  const results: Findings[] = [];
  const lane = async () => {
    // Two pages of one profile share a window, and get into each other's shots.
    const profile = await openProfile(browser, origin, session);
    for (let page = waiting.shift(); page; page = waiting.shift()) {
      const { shots, errors } = await visit(profile, origin, { page, onlooker }, selection);
      const place = `${page.address} as ${onlooker.label}`;
      results.push({ shots, errors: errors.map((error) => `${place}: ${error}`) });
    }
    await profile.close();
  };
  await Promise.all(Array.from({ length: pagesAtOnce }, lane));
  return results;
}

function sum(findings: readonly Findings[]): Findings {
  return {
    shots: findings.reduce((total, { shots }) => total + shots, 0),
    errors: findings.flatMap(({ errors }) => errors),
  };
}
