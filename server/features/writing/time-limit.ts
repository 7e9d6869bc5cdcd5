/** In milliseconds. */
export interface TimeLimit {
  /** CPU time of this process, because a busy machine gives it less in the same time. */
  readonly worked: number;
  /** Wall-clock time. */
  readonly passed: number;
}

const betweenLooks = 50;

/** Fails when the work takes longer; the work itself continues. */
export function withTimeLimit<Result>(patience: TimeLimit, work: Promise<Result>): Promise<Result> {
  const begun = performance.now();
  const before = process.cpuUsage();
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setInterval(() => {
      const hasPassed = performance.now() - begun > patience.passed;
      if (hasPassed || workedSince(before) > patience.worked) reject(new Error('It took too long.'));
    }, betweenLooks);
  });
  return Promise.race([work, tooLong]).finally(() => clearInterval(timer));
}

function workedSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
