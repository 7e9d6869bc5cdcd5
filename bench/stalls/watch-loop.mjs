// Loaded into the product before anything else: measures how long the main thread works without a break.
import { readFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const tick = 2;

/** Where the kernel counts how long the main thread has really run, without the time of other processes. */
const schedule = `/proc/self/task/${process.pid}/schedstat`;

function workedMilliseconds() {
  try {
    return Number(readFileSync(schedule, 'latin1').split(' ', 1)[0]) / 1e6;
  } catch {
    return performance.now();
  }
}

if (isMainThread) {
  let longest = 0;
  let before = workedMilliseconds();
  const look = () => {
    const now = workedMilliseconds();
    longest = Math.max(longest, now - before);
    before = now;
  };
  setInterval(look, tick).unref();
  process.on('message', (message) => {
    if (message !== 'longest stall') return;
    look();
    process.send?.({ longest });
    longest = 0;
  });
  process.channel?.unref();
}
