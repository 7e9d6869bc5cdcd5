import { ensureBuild } from './build/ensure-build.mjs';
import { endInGoodOrder, exitIfInterrupted } from './interruption.mjs';
import { reportOutcomes, runInTurn } from './run-stages.mjs';
import { apiTestsOnPglite, componentTests, types, unitTests } from './stages.mjs';

// Run by `npm run check:node` with another version of Node.

console.log(`This is Node ${process.version}.`);
endInGoodOrder();
await ensureBuild();
const outcomes = await runInTurn([types, unitTests, componentTests, apiTestsOnPglite]);
exitIfInterrupted();
process.exitCode = reportOutcomes(outcomes);
