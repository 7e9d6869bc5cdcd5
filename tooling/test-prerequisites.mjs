import { findChromium, wrongChromiumPath } from './chromium.mjs';
import { canInstallDebianPackages, installDebianPackages } from './debian.mjs';
import { findPostgres } from './postgres.mjs';

/** @typedef {{ chromium: string, postgres: import('./postgres.mjs').PostgresSource }} Prerequisites */

const HOW_TO_GET = {
  'chromium-headless-shell':
    'Chromium is missing. Debian: apt-get install chromium-headless-shell. Elsewhere: npx playwright install chromium, or set CHROMIUM_PATH to a Chromium or Chrome.',
  postgresql:
    'PostgreSQL is missing. Debian: apt-get install postgresql. macOS: brew install postgresql. Or set TEST_DATABASE_URL to a server where tests may create databases.',
};

/**
 * Finds Chromium and PostgreSQL, and installs a missing one if possible. If one is still missing, the process
 * ends with a line that says so.
 * @returns {Promise<Prerequisites>}
 */
export async function ensureTestPrerequisites() {
  const wrongPath = wrongChromiumPath();
  if (wrongPath) stop([wrongPath]);
  const missing = missingOf(await find());
  if (missing.length > 0 && canInstallDebianPackages()) await installDebianPackages(missing);
  const { chromium, postgres } = await find();
  if (chromium && postgres) return { chromium, postgres };
  return stop(missingOf({ chromium, postgres }).map((name) => HOW_TO_GET[name]));
}

/**
 * @param {string[]} reasons
 * @returns {never}
 */
function stop(reasons) {
  for (const reason of reasons) console.error(reason);
  process.exit(1);
}

async function find() {
  return { chromium: await findChromium(), postgres: findPostgres() };
}

/**
 * The names of the Debian packages to install.
 * @param {Awaited<ReturnType<typeof find>>} found
 */
function missingOf({ chromium, postgres }) {
  /** @type {(keyof typeof HOW_TO_GET)[]} */
  const missing = [];
  if (!chromium) missing.push('chromium-headless-shell');
  if (!postgres) missing.push('postgresql');
  return missing;
}
