import { ensureBuild } from './build/ensure-build.mjs';
import { ensureInstalled } from './install.mjs';
import { endInGoodOrder, exitIfInterrupted } from './interruption.mjs';
import { requireSupportedNode } from './node-version.mjs';
import { reportOutcomes, runTogether } from './run-stages.mjs';
import {
  apiTestsOnPglite,
  apiTestsOnPostgres,
  componentTests,
  journeys,
  lint,
  processTests,
  selectedApiTestsOnPglite,
  types,
  unitTests,
  unusedCode,
} from './stages.mjs';
import { ensureTestPrerequisites } from './test-prerequisites.mjs';

// `npm test -- --everything` runs all API tests on both databases.
const onPglite = process.argv.includes('--everything') ? apiTestsOnPglite : selectedApiTestsOnPglite;

requireSupportedNode();
endInGoodOrder();
await ensureInstalled();
const { ready } = await ensureTestPrerequisites();
exitIfInterrupted();
const built = ensureBuild();

// Browsers, and products that start and stop, spend much of their time waiting, and the other tests use that time. The
// first of these need neither what is being installed nor the build.
const outcomes = await runTogether([
  [journeys(ready, built), processTests],
  [types, lint, unusedCode, unitTests, componentTests, onPglite, apiTestsOnPostgres(ready, built)],
]);
exitIfInterrupted();
process.exitCode = reportOutcomes(outcomes);
