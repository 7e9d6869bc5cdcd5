// Loaded into the product before anything else: notes how long the main thread works without looking at anything new.
import { readFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const tick = 2;

/** Where the kernel counts how long the main thread has really run: time that other processes took does not count. */
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
