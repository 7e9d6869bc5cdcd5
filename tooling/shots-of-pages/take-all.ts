import type { Browser } from 'playwright';
import { signIn } from '../product/sign-in.ts';
import { openProfile } from './browser.ts';
import type { ListedPage } from './route-table.ts';
import type { Selection } from './selection.ts';
import { type Findings, Tab } from './tab.ts';
import type { Viewer } from './viewers.ts';

const pagesAtOnce = 2;

/** Captures every chosen page as every chosen person. */
export async function takeAll(browser: Browser, origin: string, selection: Selection): Promise<Findings> {
  const results: Findings[] = [];
  for (const viewer of selection.viewers) {
    const found = sum(await lookAtPages(browser, origin, viewer, selection));
    console.log(`${viewer.label}: ${found.shots} shots`);
    results.push(found);
  }
  return sum(results);
}

async function lookAtPages(
  browser: Browser,
  origin: string,
  viewer: Viewer,
  selection: Selection,
): Promise<Findings[]> {
  const session = viewer.subject && (await signIn(origin, viewer.subject));
  const waiting = pagesFor(viewer, selection);
  const results: Findings[] = [];
  const worker = async () => {
    // Two tabs of one profile share a window and would appear in each other's shots.
    const profile = await openProfile(browser, origin, session);
    const tab = await Tab.of(await profile.newPage());
    for (let page = waiting.shift(); page; page = waiting.shift()) {
      results.push(await tab.visit(origin, page, viewer, selection));
    }
    await profile.close();
  };
  await Promise.all(Array.from({ length: pagesAtOnce }, worker));
  return results;
}

/** Pages that are the same for everybody are captured for the first person only. */
function pagesFor(viewer: Viewer, { pages, viewers }: Selection): ListedPage[] {
  return pages.filter((page) => !page.isTheSameForAll || viewer === viewers[0]);
}

function sum(findings: readonly Findings[]): Findings {
  return {
    shots: findings.reduce((total, { shots }) => total + shots, 0),
    errors: findings.flatMap(({ errors }) => errors),
  };
}
