import { ensureInstalled } from './install.mjs';
import { endInGoodOrder, exitIfInterrupted } from './interruption.mjs';
import { requireSupportedNode } from './node-version.mjs';
import { reportOutcomes, runTogether } from './run-stages.mjs';
import { lint, types, unitTests } from './stages.mjs';

requireSupportedNode();
endInGoodOrder();
await ensureInstalled();
const outcomes = await runTogether([[types, lint], [unitTests]]);
exitIfInterrupted();
process.exitCode = reportOutcomes(outcomes);
