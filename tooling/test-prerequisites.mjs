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
 * Finds Chromium and PostgreSQL, and begins to install what is missing. If that isn't possible, the process ends with
 * a line that says so.
 * @returns {Promise<{ ready: Promise<Prerequisites> }>}
 */
export async function ensureTestPrerequisites() {
  const wrongPath = wrongChromiumPath();
  if (wrongPath) stop([wrongPath]);
  const found = await find();
  const missing = missingOf(found);
  if (missing.length > 0 && !canInstallDebianPackages()) stop(missing.map((name) => HOW_TO_GET[name]));
  return { ready: install(missing) };
}

/**
 * @param {(keyof typeof HOW_TO_GET)[]} missing
 * @returns {Promise<Prerequisites>}
 */
async function install(missing) {
  if (missing.length > 0) await installDebianPackages(missing);
  const { chromium, postgres } = await find();
  if (chromium && postgres) return { chromium, postgres };
  throw new Error(
    missingOf({ chromium, postgres })
      .map((name) => HOW_TO_GET[name])
      .join('\n'),
  );
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
