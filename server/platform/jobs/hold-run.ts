/** A run while it belongs to this process. */
export interface Hold {
  /** Aborted when another process has taken the run over. */
  readonly lost: AbortSignal;
  release(): void;
}

/** Several heartbeats fit into a lease, so one failure is harmless. */
const pauseBetweenSigns = 30_000;

/** Sends heartbeats until the run is released or another process has taken it over. */
export function holdRun(sendHeartbeat: () => Promise<boolean>): Hold {
  const lost = new AbortController();
  const timer = setInterval(() => {
    sendHeartbeat().then(
      (isOwn) => {
        if (isOwn) return;
        clearInterval(timer);
        lost.abort();
      },
      // The database was unreachable. The next heartbeat may succeed.
      () => undefined,
    );
  }, pauseBetweenSigns);
  timer.unref();
  return { lost: lost.signal, release: () => clearInterval(timer) };
}

/** For runs started by a signal: they have no lease and run in every process that receives the signal. */
export function withoutLease(): Hold {
  return { lost: new AbortController().signal, release: () => undefined };
}
