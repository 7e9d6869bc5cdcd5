import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { connect as connectSecurely } from 'node:tls';
import type { OperationChecks } from '@chalkline/contract/operations';
import type { AppContext } from '../../platform/app-context.ts';
import type { SmtpServer } from '../../platform/config/smtp-server.ts';
import type { ForwardingWatch } from '../../platform/http/forwarding-watch.ts';
import { paymentClient } from '../../platform/payments/payment-client.ts';
import type { Storage } from '../../platform/storage/storage.ts';

type Check = OperationChecks['mail'];

const longestAnswer = 5_000;
/** A little longer than the timeouts of the parts, which report the reason more precisely. */
const longestCheck = 8_000;
const longestCount = 2_000;

/** Checks the external services, all at once. An unreachable service is a result, not a failure. */
export async function check({
  mail,
  payments,
  storage,
  config,
  forwarding,
  now,
}: AppContext): Promise<OperationChecks> {
  const stripe = paymentClient(payments);
  const [mailCheck, paymentCheck, storageCheck] = await Promise.all([
    checked(() => reach(mail.server())),
    checked(async () => {
      await stripe.prices.list({ limit: 1 }, { timeout: longestAnswer, maxNetworkRetries: 0 });
      return 'The payment provider answers.';
    }),
    checked(() =>
      tryStorage(storage, config.bucket ? `The bucket ${config.bucket.bucket}` : 'The uploads folder'),
    ),
  ]);
  return {
    mail: mailCheck,
    payments: paymentCheck,
    storage: storageCheck,
    proxy: checkProxy(forwarding, now()),
  };
}

const recently = 24 * 60 * 60 * 1000;

/** Whether this process knows the addresses of its clients. */
function checkProxy({ lastUntrustedAt }: ForwardingWatch, now: Date): Check {
  const seenAt = lastUntrustedAt();
  if (!seenAt || now.getTime() - seenAt.getTime() > recently)
    return { isWell: true, detail: "No request came through a proxy that isn't trusted." };
  return {
    isWell: false,
    detail:
      'Requests may come through a proxy that isn’t trusted. If they do, all of its clients share one sign-in limit: set TRUST_PROXY to the number of proxies or to their addresses. Ignore this if you have no proxy in front.',
  };
}

async function checked(attempt: () => Promise<string>): Promise<Check> {
  const answered = new AbortController();
  try {
    const detail = await Promise.race([attempt(), silence(answered.signal)]);
    return { isWell: true, detail };
  } catch (error) {
    return { isWell: false, detail: reasonOf(error as Error) || 'No answer.' };
  } finally {
    answered.abort();
  }
}

/** The message for users hides the reason; founders see the cause. */
function reasonOf({ message, cause }: Error): string {
  return cause instanceof Error ? cause.message : message;
}

async function silence(signal: AbortSignal): Promise<never> {
  await pause(longestCheck, undefined, { signal });
  throw new Error(`No answer within ${longestCheck / 1_000} seconds.`);
}

/** A working server greets with 220; another greeting gives the reason. */
export function reach({ host, port, isSecure }: SmtpServer): Promise<string> {
  return new Promise((resolve, reject) => {
    const connection = isSecure ? connectSecurely({ host, port, servername: host }) : connect({ host, port });
    connection.setTimeout(longestAnswer, () =>
      connection.destroy(new Error("The mail server isn't responding.")),
    );
    connection.once('error', reject);
    connection.once('close', () =>
      reject(new Error('The mail server closed the connection without a greeting.')),
    );
    connection.once('data', (greeting) => {
      connection.destroy();
      const said = greeting.toString('utf8').trim();
      if (said.startsWith('220')) resolve('The mail server is working.');
      else reject(new Error(`The mail server says: ${said.slice(0, 200)}`));
    });
  });
}

/** Writes and removes a test file, and counts the files for a limited time. */
export async function tryStorage(storage: Storage, name: string): Promise<string> {
  const probe = `probe-${randomUUID()}`;
  await storage.put(probe, Buffer.from('probe'), 'text/plain');
  await storage.remove(probe);
  const { files, bytes, isWhole } = await count(storage);
  const size = `${files} ${files === 1 ? 'file' : 'files'}, ${(bytes / 1_000_000).toFixed(1)} MB`;
  return `${name} is writable. It contains ${isWhole ? '' : 'at least '}${size}.`;
}

async function count(storage: Storage): Promise<{ files: number; bytes: number; isWhole: boolean }> {
  const end = performance.now() + longestCount;
  let files = 0;
  let bytes = 0;
  for await (const file of storage.list()) {
    files += 1;
    bytes += file.bytes;
    if (performance.now() > end) return { files, bytes, isWhole: false };
  }
  return { files, bytes, isWhole: true };
}
