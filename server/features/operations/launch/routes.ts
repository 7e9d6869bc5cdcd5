import { launchChecksPath } from '@chalkline/contract/console-addresses';
import { launchChecklistSchema } from '@chalkline/contract/operations';
import type { AppContext } from '../../../platform/app-context.ts';
import { timesPerPerson } from '../../../platform/http/rate-limits.ts';
import { LaunchChecks } from './launch-checks.ts';

const tag = 'Founder console';

export function launchCheckRoutes(context: AppContext): void {
  const { reads, routes } = context;
  const launchChecks = new LaunchChecks(context);

  reads.add({
    path: launchChecksPath,
    summary: 'The latest results of the launch checklist',
    tag,
    requires: 'staff:operations',
    reply: launchChecklistSchema,
    read: () => launchChecks.read(),
  });

  routes.add({
    method: 'POST',
    path: launchChecksPath,
    summary: 'Check everything on the launch checklist now',
    tag,
    requires: 'staff:operations',
    rateLimit: timesPerPerson(10),
    reply: launchChecklistSchema,
    handle: async () => {
      await launchChecks.run();
      return launchChecks.read();
    },
  });
}
