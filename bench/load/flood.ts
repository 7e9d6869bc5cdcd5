import { Agent, request } from 'node:http';
import { performance } from 'node:perf_hooks';
import type { FloodOrder, FloodReport } from './flood-order.ts';

// Runs in its own process. It sends requests at a fixed rate, whether or not earlier ones have been
// answered, like many independent people.

const tickMilliseconds = 10;

/** Connections are kept alive and reused, like a proxy in front of the product does. */
const agent = new Agent({ keepAlive: true });

process.on('message', (order: FloodOrder) => {
  void flood(order).then((report) => process.send?.(report));
});
process.on('disconnect', () => process.exit());

async function flood({ url, headers, perSecond, seconds }: FloodOrder): Promise<FloodReport> {
  const report = { sent: 0, failed: 0, unexpected: 0, served: [] as number[], refused: [] as number[] };
  const send = () =>
    new Promise<void>((done) => {
      const begun = performance.now();
      report.sent += 1;
      const fail = () => {
        report.failed += 1;
        done();
      };
      const outgoing = request(url, { headers, agent }, (reply) => {
        reply.resume().once('error', fail);
        reply.once('end', () => {
          const took = performance.now() - begun;
          if (reply.statusCode === 200) report.served.push(took);
          else if (reply.statusCode === 503 && reply.headers['retry-after']) report.refused.push(took);
          else report.unexpected += 1;
          done();
        });
      });
      outgoing.once('error', fail).end();
    });

  const begun = performance.now();
  const answers: Promise<void>[] = [];
  await new Promise<void>((done) => {
    const timer = setInterval(() => {
      const elapsed = Math.min((performance.now() - begun) / 1000, seconds);
      while (answers.length < elapsed * perSecond) answers.push(send());
      if (elapsed < seconds) return;
      clearInterval(timer);
      done();
    }, tickMilliseconds);
  });
  await Promise.all(answers);
  return { ...report, seconds: (performance.now() - begun) / 1000 };
}
