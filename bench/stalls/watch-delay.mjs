// Loaded into the product before anything else: measures how late its event loop is.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

/** The time between two measurements, which is a part of what is measured. */
const resolution = 1;

if (isMainThread) {
  /** @type {import('node:perf_hooks').IntervalHistogram | undefined} */
  let delays;
  process.on('message', (message) => {
    if (message !== 'delay') return;
    const late = (/** @type {number} */ nanoseconds) => Math.max(0, nanoseconds / 1e6 - resolution);
    process.send?.({ p99: late(delays?.percentile(99) ?? 0), longest: late(delays?.max ?? 0) });
    delays ??= monitorEventLoopDelay({ resolution });
    delays.reset();
    delays.enable();
  });
  process.channel?.unref();
}
