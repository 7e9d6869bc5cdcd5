import { launchChecksPath } from '@chalkline/contract/console-addresses';
import type { LaunchChecklist } from '@chalkline/contract/operations';
import { launchCheckKeys } from '@chalkline/domain/operations/launch-checks';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { launchChecks, mailOutbox, webhookEvents } from '../../../db/schema.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import type { TestPerson } from '../../../testing/test-app.ts';
import { TestClient } from '../../../testing/test-client.ts';
import { openTestSite, type TestSite } from '../../../testing/test-site.ts';

/** Holds a check until the test opens it. */
class Gate {
  #arrive: () => void = () => undefined;
  #open: () => void = () => undefined;
  readonly reached = new Promise<void>((resolve) => {
    this.#arrive = resolve;
  });
  readonly #opened = new Promise<void>((resolve) => {
    this.#open = resolve;
  });

  open(): void {
    this.#open();
  }

  async pass(): Promise<void> {
    this.#arrive();
    await this.#opened;
  }
}

const gates: Gate[] = [];
const gatedStorage: Storage = {
  put: async () => gates.pop()?.pass(),
  open: async () => undefined,
  remove: async () => undefined,
  list: async function* () {},
};

let site: TestSite;
let founder: TestPerson;
beforeAll(async () => {
  site = await openTestSite({ storage: gatedStorage });
  founder = await site.person('Free', { role: 'founder' });
});
afterAll(() => site.close());
beforeEach(async () => {
  for (const table of [launchChecks, mailOutbox, webhookEvents]) await site.database.db.delete(table);
});

const read = async () => (await founder.client.get(launchChecksPath)).json<LaunchChecklist>();
const run = async () => (await founder.client.write('POST', launchChecksPath)).json<LaunchChecklist>();
const statuses = ({ checks }: LaunchChecklist) =>
  Object.fromEntries(checks.map(({ key, status }) => [key, status]));
const detailOf = ({ checks }: LaunchChecklist, key: string) =>
  checks.find((check) => check.key === key)?.detail;

const sendEvent = (signature: string) =>
  site.app.inject({
    method: 'POST',
    url: '/api/webhooks/stripe',
    headers: { host: new URL(site.origin).host, 'stripe-signature': signature },
    payload: '{}',
  });

describe('the launch checklist', () => {
  it('is empty before the first run, and then the same for every founder', async () => {
    expect(await read()).toEqual({ isRunning: false, checkedAt: null, checks: [] });
    const checked = await run();
    expect(checked.checks.map(({ key }) => key)).toEqual(launchCheckKeys);
    expect(checked.isRunning).toBe(false);
    expect(await read()).toEqual(checked);
  });

  it('finds what the sandbox has and what is missing for a launch', async () => {
    const checked = await run();
    expect(statuses(checked)).toMatchObject({
      https: 'failed',
      sign_in: 'passed',
      live_payments: 'failed',
      prices: 'passed',
      webhook_events: 'failed',
      portal: 'passed',
      email_sending: 'warning',
      spf: 'failed',
      storage: 'passed',
      backup: 'failed',
      clock: 'passed',
      sample_content: 'failed',
      second_founder: 'passed',
    });
    for (const { status, fix } of checked.checks) expect(fix === null).toBe(status === 'passed');
  });

  it('notices a clock that is wrong', async () => {
    site.moveClock(60_000);
    await founder.signInAgain();
    expect(detailOf(await run(), 'clock')).toMatch(/^The clock is \d+ seconds fast\.$/);
    site.moveClock(-60_000);
  });

  it('knows that webhook events arrive, and that one with a wrong signature came later', async () => {
    const receivedAt = new Date(site.now().getTime() - 60_000);
    await site.database.db.insert(webhookEvents).values({ id: 'evt_1', type: 'invoice.paid', receivedAt });
    expect(statuses(await run()).webhook_events).toBe('passed');
    await sendEvent('anything');
    expect(statuses(await run()).webhook_events).toBe('passed');
    await sendEvent('t=1,v1=00');
    const checked = await run();
    expect(statuses(checked).webhook_events).toBe('warning');
    expect(detailOf(checked, 'webhook_events')).toBe('The last webhook event had a wrong signature.');
    await site.database.db.delete(webhookEvents);
    expect(statuses(await run()).webhook_events).toBe('failed');
  });

  it('is run once when founders press the button at once, also in another process', async () => {
    const gate = new Gate();
    gates.push(gate);
    const first = run();
    await gate.reached;
    const elsewhere = new TestClient(await site.anotherProcess(), new URL(site.origin).host);
    elsewhere.cookies.set('session', founder.client.cookies.get('session') ?? '');
    const second = await elsewhere.write('POST', launchChecksPath);
    expect(second.json()).toEqual({ isRunning: true, checkedAt: null, checks: [] });
    gate.open();
    expect((await first).isRunning).toBe(false);
    expect(await read()).toEqual(await first);
  });

  it('waits while another process is checking, but not for one that was killed', async () => {
    const leasedUntil = new Date(site.now().getTime() + 30_000);
    await site.database.db.insert(launchChecks).values({ id: 'latest', leasedUntil });
    expect(await run()).toEqual({ isRunning: true, checkedAt: null, checks: [] });
    await site.database.db.update(launchChecks).set({ leasedUntil: site.now() });
    expect((await run()).checks).toHaveLength(launchCheckKeys.length);
  });
});
