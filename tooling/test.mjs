import { ensureBuild } from './build/ensure-build.mjs';
import { ensureInstalled } from './install.mjs';
import { endInGoodOrder, exitIfInterrupted } from './interruption.mjs';
import { requireSupportedNode } from './node-version.mjs';
import { reportOutcomes, runInTurn, runTogether } from './run-stages.mjs';
import {
  apiTestsOnPglite,
  apiTestsOnPostgres,
  componentTests,
  journeys,
  lint,
  processTests,
  types,
  unitTests,
  unusedCode,
} from './stages.mjs';
import { ensureTestPrerequisites } from './test-prerequisites.mjs';

requireSupportedNode();
endInGoodOrder();
await ensureInstalled();
const { chromium, postgres } = await ensureTestPrerequisites();
exitIfInterrupted();
const built = await ensureBuild();

const quick = await runTogether([[types, lint, unusedCode], [unitTests]]);
const slow = await runInTurn([
  componentTests,
  apiTestsOnPglite,
  apiTestsOnPostgres(postgres),
  processTests,
  journeys(chromium, built),
]);
exitIfInterrupted();
process.exitCode = reportOutcomes([...quick, ...slow]);
