/** A piece of work was not finished in its time. */
export class DeadlinePassed extends Error {
  override readonly name = 'DeadlinePassed';
}

/**
 * Gives work this long. Its signal tells it to stop, and nobody waits for work that does not listen to it.
 */
export async function withDeadline<Result>(
  milliseconds: number,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const passed = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const reason = new DeadlinePassed(`No answer within ${milliseconds / 1_000} seconds.`);
      controller.abort(reason);
      reject(reason);
    }, milliseconds);
  });
  try {
    return await Promise.race([work(controller.signal), passed]);
  } finally {
    clearTimeout(timer);
  }
}
