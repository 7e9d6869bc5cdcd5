import { type Config, readConfig } from './platform/config/config.ts';
import { banner } from './start/banner.ts';
import { explainFailure } from './start/explain-failure.ts';
import { growHeapSlowly } from './start/grow-heap-slowly.ts';
import { createPrivateFilesOnly } from './start/private-data.ts';
import { type RunningServer, start } from './start/start.ts';
import { stopWithNpm } from './start/stop-with-npm.ts';

/** npm passes a signal on that the process manager has already sent to this process, so it arrives twice. */
const sameSignal = 1_000;

growHeapSlowly();
createPrivateFilesOnly();

let config: Config | undefined;
let server: RunningServer | undefined;
let stoppingSince: number | undefined;

function stop(): void {
  if (stoppingSince !== undefined) return;
  stoppingSince = Date.now();
  // As the first process of a container, this one would not be ended by a signal that it does not handle.
  if (!server) process.exit(0);
  server.stop().then(
    () => process.exit(0),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
}

function stopBySignal(): void {
  // A second signal stops the process at once.
  if (stoppingSince !== undefined && Date.now() - stoppingSince > sameSignal) process.exit(1);
  stop();
}

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, stopBySignal);
stopWithNpm(stop);

try {
  config = readConfig(process.env);
  server = await start(config, process.env.CHALKLINE_DEV === '1');
  // A program that reads this line may stop the process at once.
  console.log(banner(config));
} catch (error) {
  console.error(explainFailure(error, config));
  process.exit(1);
}
