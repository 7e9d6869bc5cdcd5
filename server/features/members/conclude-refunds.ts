import type { AppContext } from '../../platform/app-context.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import { isAnyRefunded, refundMemberPayments } from '../billing/index.ts';
import { conclude, paymentsOf } from './refund.ts';
import { type BegunRefund, recordFailure, refundsLeftOpen } from './refund-record.ts';

const minute = 60_000;

/** A refund that is older has lost its process. */
const longestRefund = 10 * minute;

/** Concludes refunds whose process was killed. A failure delays no other refund. */
export function refundConclusion(context: AppContext): Job {
  return {
    name: 'conclude-refunds',
    everyMilliseconds: 10 * minute,
    run: async (now, stopping) => {
      const left = await refundsLeftOpen(context.db, new Date(now.getTime() - longestRefund));
      for (const begun of left) {
        if (stopping.aborted) return;
        await settle(context, begun).catch((error: unknown) => {
          context.app.log.error({ err: error, entry: begun.id }, 'a refund could not be concluded');
        });
      }
    },
  };
}

/** A partly refunded plan is refunded completely; when nothing was refunded, the founder may decide again. */
async function settle(context: AppContext, begun: BegunRefund): Promise<void> {
  const payments = paymentsOf(begun);
  if (!(await isAnyRefunded(context, payments))) return recordFailure(context.db, begun);
  await refundMemberPayments(context, payments);
  await conclude(context, begun);
}
