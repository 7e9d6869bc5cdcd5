import { mkdirSync, rmSync } from 'node:fs';
import { type Closing, withClosing } from '../product/closing.ts';
import { startProduct } from '../product/running-product.ts';
import { temporaryFolder } from '../product/temporary-folder.ts';
import { openBrowser } from './browser.ts';
import { writeContactSheet } from './contact-sheet.ts';
import { listPages } from './route-table.ts';
import { type Selection, select, themes, UnknownChoice, widths } from './selection.ts';
import { shotsFolder } from './shot-files.ts';
import type { Findings } from './tab.ts';
import { takeAll } from './take-all.ts';
import { viewers } from './viewers.ts';

const words = process.argv.slice(2);
const everything: Selection = { pages: await listPages(), viewers, widths, themes };

try {
  const selection = select(words, everything);
  report(await withClosing((closing) => shoot(closing, selection)));
} catch (error) {
  if (!(error instanceof UnknownChoice)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function shoot(closing: Closing, selection: Selection): Promise<Findings> {
  const { origin } = await startProduct(closing, { dataDir: temporaryFolder(closing) });
  const browser = await openBrowser(closing);
  // Shots of removed pages would stay forever, so a full run starts empty; a partial run keeps the others.
  if (words.length === 0) rmSync(shotsFolder, { recursive: true, force: true });
  mkdirSync(shotsFolder, { recursive: true });
  return takeAll(browser, origin, selection);
}

function report({ shots, errors }: Findings): void {
  const file = writeContactSheet(everything);
  console.log(`\n${shots} shots; all of them on one page: ${file}`);
  if (errors.length === 0) return;
  console.error(`\nErrors on the console of a page:\n${errors.join('\n')}`);
  process.exitCode = 1;
}
