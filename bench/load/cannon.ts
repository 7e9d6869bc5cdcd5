import { performance } from 'node:perf_hooks';
import autocannon, { type Client, type Request, type Result } from 'autocannon';
import type { LoadOrder, LoadReply } from './order.ts';

// Runs in its own process, so that sending requests does not slow down what is measured.

const connections = 10;

/** Short, so that a burst ends at once when it has reached its number of requests. */
const sampleMilliseconds = 100;

process.on('message', (order: LoadOrder) => {
  fire(order).then(reply, (error: Error) => reply({ failure: error.message }));
});
process.on('disconnect', () => process.exit());

let sent = 0;

async function fire({ url, headers, isVaried, bounds }: LoadOrder): Promise<LoadReply> {
  const begun = performance.now();
  let requests = 0;
  let lastAt = begun;
  const options = {
    url,
    headers: { ...headers },
    connections,
    duration: bounds.seconds,
    maxOverallRequests: bounds.mostRequests,
    sampleInt: sampleMilliseconds,
    setupClient: dropBodies,
    ...(isVaried ? { requests: [{ setupRequest: varied }] } : {}),
  };
  const result = await new Promise<Result>((resolve, reject) => {
    const burst = autocannon(options, (error, outcome) => (error ? reject(error) : resolve(outcome)));
    burst.on('response', () => {
      requests += 1;
      lastAt = performance.now();
    });
  });
  const failure = bounds.isWarmUp ? undefined : failureIn(result);
  if (failure) return { failure: `${url}: ${failure}` };
  return { requests, perSecond: (requests * 1000) / (lastAt - begun) };
}

/** Part of each client, but not of its type. */
interface AnswersOfClient {
  readonly pipelinedRequests: { addBody(body: Buffer): void };
}

/**
 * Otherwise, bodies become texts that nobody reads. With compressed bytes that takes several times as long as a cached
 * page takes the server, which would wait for its next request.
 */
function dropBodies(client: Client): void {
  const { pipelinedRequests } = client as unknown as AnswersOfClient;
  pipelinedRequests.addBody = () => undefined;
}

function varied(request: Request): Request {
  const [path] = (request.path ?? '/').split('?', 1);
  sent += 1;
  return { ...request, path: `${path}?number=${sent}` };
}

/** A wrong reply makes a rate meaningless. */
function failureIn({ errors, non2xx }: Result): string | undefined {
  return errors + non2xx === 0
    ? undefined
    : `${errors} requests failed, ${non2xx} were not answered with 2xx`;
}

function reply(answer: LoadReply): void {
  process.send?.(answer);
}
