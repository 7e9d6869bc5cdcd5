import { type Config, readConfig } from './platform/config/config.ts';
import { banner } from './start/banner.ts';
import { explainFailure } from './start/explain-failure.ts';
import { createPrivateFilesOnly } from './start/private-data.ts';
import { start } from './start/start.ts';

createPrivateFilesOnly();

let config: Config | undefined;
try {
  config = readConfig(process.env);
  const server = await start(config, process.env.CHALKLINE_DEV === '1');

  let isStopping = false;
  const stop = () => {
    // A second signal stops the process at once.
    if (isStopping) process.exit(1);
    isStopping = true;
    server.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // Whoever reads that it is running may stop it at once.
  console.log(banner(config));
} catch (error) {
  console.error(explainFailure(error, config));
  process.exit(1);
}
