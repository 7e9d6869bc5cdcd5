import type { LaunchChecklist } from '@chalkline/contract/operations';
import {
  type LaunchCheckKey,
  launchCheckKeys,
  launchCheckTexts,
} from '@chalkline/domain/operations/launch-checks';
import { eq, sql } from 'drizzle-orm';
import { launchChecks, type StoredLaunchCheck } from '../../../db/schema.ts';
import type { AppContext } from '../../../platform/app-context.ts';
import { withDeadline } from '../../../platform/concurrency/deadline.ts';
import { checkDkim, checkDmarc, checkEmailSending, checkSpf, recordCheck } from './email-checks.ts';
import { failed, type Outcome } from './outcome.ts';
import {
  checkLivePayments,
  checkPortal,
  checkPrices,
  checkWebhookEndpoint,
  checkWebhookEvents,
} from './payment-checks.ts';
import {
  checkBackup,
  checkDisk,
  checkSampleContent,
  checkSecondFounder,
  checkStorage,
  checkVersions,
} from './server-checks.ts';
import { checkClock, checkHttps, checkSignIn } from './site-checks.ts';

type Check = (context: AppContext, signal: AbortSignal) => Promise<Outcome>;

/** Each external service gets this long to answer, in milliseconds. */
const longestCheck = 8_000;
/** A run that takes longer belongs to a process that was killed. */
const lease = 60_000;

const checks: Readonly<Record<LaunchCheckKey, Check>> = {
  https: checkHttps,
  sign_in: checkSignIn,
  live_payments: checkLivePayments,
  prices: checkPrices,
  webhook_endpoint: checkWebhookEndpoint,
  webhook_events: checkWebhookEvents,
  portal: checkPortal,
  email_sending: checkEmailSending,
  spf: recordCheck(checkSpf),
  dkim: recordCheck(checkDkim),
  dmarc: recordCheck(checkDmarc),
  storage: checkStorage,
  backup: checkBackup,
  disk: checkDisk,
  clock: checkClock,
  sample_content: checkSampleContent,
  second_founder: checkSecondFounder,
  versions: checkVersions,
};

/** The launch checklist. All founders share its latest results, and one run at a time checks for all of them. */
export class LaunchChecks {
  readonly #context: AppContext;
  #running: Promise<void> | undefined;

  constructor(context: AppContext) {
    this.#context = context;
  }

  async read(): Promise<LaunchChecklist> {
    const { db, now } = this.#context;
    const [row] = await db.select().from(launchChecks).where(eq(launchChecks.id, 'latest'));
    const { leasedUntil = null, checkedAt = null, results = null } = row ?? {};
    return {
      isRunning: leasedUntil !== null && leasedUntil > now(),
      checkedAt: checkedAt?.toISOString() ?? null,
      checks: launchCheckKeys.flatMap((key) => {
        const result = results?.find((one) => one.key === key);
        if (!result) return [];
        const { title, fix } = launchCheckTexts[key];
        return [{ ...result, key, title, fix: result.status === 'passed' ? null : fix }];
      }),
    };
  }

  /** Callers at the same time share one run. If another process is checking, its results are read later. */
  run(): Promise<void> {
    this.#running ??= this.#checkAll().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  async #checkAll(): Promise<void> {
    const { db, now } = this.#context;
    if (!(await this.#claim())) return;
    const results = await Promise.all(launchCheckKeys.map((key) => this.#check(key)));
    const latest = { results, checkedAt: now(), leasedUntil: null };
    await db.update(launchChecks).set(latest).where(eq(launchChecks.id, 'latest'));
  }

  /** Of several processes that ask, one may check. */
  async #claim(): Promise<boolean> {
    const { db, now } = this.#context;
    const moment = now();
    const leasedUntil = new Date(moment.getTime() + lease);
    const isFree = sql`${launchChecks.leasedUntil} is null or ${launchChecks.leasedUntil} <= ${moment.toISOString()}::timestamptz`;
    const claimed = await db
      .insert(launchChecks)
      .values({ id: 'latest', leasedUntil })
      .onConflictDoUpdate({ target: launchChecks.id, set: { leasedUntil }, setWhere: isFree })
      .returning({ id: launchChecks.id });
    return claimed.length === 1;
  }

  /** A service that doesn't answer is a result. */
  async #check(key: LaunchCheckKey): Promise<StoredLaunchCheck> {
    const outcome = await withDeadline(longestCheck, (signal) => checks[key](this.#context, signal)).catch(
      (error: Error) => failed(reasonOf(error)),
    );
    return { key, ...outcome };
  }
}

/** The cause of a failed request says more than the request itself. */
function reasonOf({ message, cause }: Error): string {
  const reason = cause instanceof Error && cause.message !== '' ? cause.message : message;
  return (reason || 'No answer.').slice(0, 300);
}
