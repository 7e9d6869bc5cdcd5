import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Interaction } from '../../e2e/fixtures/interaction.ts';
import { findChromium } from '../../tooling/chromium.mjs';
import { findPostgres, startPostgres } from '../../tooling/postgres.mjs';
import type { Closing } from '../../tooling/product/closing.ts';
import { temporaryFolder } from '../../tooling/product/temporary-folder.ts';
import { runTool } from '../../tooling/run.mjs';
import { atMost, type Figure } from '../report/figure.ts';
import type { BenchContext } from './bench-context.ts';

const mostMilliseconds = 100;

/** How many are listed if they meet the target. */
const listed = 10;

/**
 * How long pages take to show their reaction to what people do in the browser tests, at a quarter of the processor's
 * speed: the slowest action of each journey. `JOURNEYS=board` selects some files.
 */
export async function measureInteractions({ closing }: BenchContext): Promise<Figure[]> {
  const file = join(temporaryFolder(closing), 'interactions.jsonl');
  await runJourneys(closing, file);
  const interactions = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  return slowestOfEach(interactions.map((line) => JSON.parse(line) as Interaction))
    .filter(({ milliseconds }, index) => index < listed || milliseconds > mostMilliseconds)
    .map(({ journey, path, action, milliseconds, parts, longest }) => ({
      what: journey.slice(0, 70),
      value: milliseconds,
      unit: 'ms',
      aim: atMost(mostMilliseconds),
      remark: `${action} on ${path} (${describeParts(parts)}${longest ? `; ${longest}` : ''})`,
    }));
}

function describeParts(parts: Interaction['parts']): string {
  const [waited, handled, painted] = parts.map((milliseconds) => Math.round(milliseconds));
  return `waited ${waited}, handled ${handled}, painted ${painted} ms`;
}

/** One after the other, because two browsers would disturb each other; without those for axe, where nobody acts. */
async function runJourneys(closing: Closing, file: string): Promise<void> {
  const chromium = await findChromium();
  const source = findPostgres();
  const postgres = source && (await startPostgres(source));
  if (postgres) closing.add(postgres.stop);
  const selection = process.env.JOURNEYS?.split(',') ?? [];
  const options = ['--workers', '1', '--retries', '0', '--reporter', 'line', '--grep-invert', 'axe finds'];
  const { code } = await runTool(
    'playwright',
    ['test', '--config', 'e2e/playwright.config.ts', ...options, ...selection],
    {
      env: {
        ...process.env,
        INTERACTIONS_FILE: file,
        ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
        ...(postgres ? { TEST_DATABASE_URL: postgres.url } : {}),
      },
    },
  );
  if (code !== 0) console.log('Some journeys failed, so not everything was measured.');
}

function slowestOfEach(interactions: readonly Interaction[]): Interaction[] {
  const slowest = new Map<string, Interaction>();
  for (const interaction of interactions) {
    const known = slowest.get(interaction.journey);
    if (!known || interaction.milliseconds > known.milliseconds)
      slowest.set(interaction.journey, interaction);
  }
  return [...slowest.values()].toSorted((one, other) => other.milliseconds - one.milliseconds);
}
