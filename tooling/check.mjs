import { ensureInstalled } from './install.mjs';
import { endInGoodOrder, exitIfInterrupted } from './interruption.mjs';
import { requireSupportedNode } from './node-version.mjs';
import { reportOutcomes, runTogether } from './run-stages.mjs';
import { componentTests, lint, types, unitTests, unusedCode } from './stages.mjs';

requireSupportedNode();
endInGoodOrder();
await ensureInstalled();
const outcomes = await runTogether([
  [types, lint, unusedCode],
  [unitTests, componentTests],
]);
exitIfInterrupted();
process.exitCode = reportOutcomes(outcomes);
