/** A run as long as it is this process's own. */
export interface Hold {
  /** Says that another process has taken it over. */
  readonly lost: AbortSignal;
  letGo(): void;
}

/** Several fit into a lease, so that one that fails does no harm. */
const pauseBetweenSigns = 30_000;

/** Gives signs of life until the run is let go, or is another's: then that is said. */
export function holdRun(giveSign: () => Promise<boolean>): Hold {
  const lost = new AbortController();
  const timer = setInterval(() => {
    giveSign().then(
      (isOwn) => {
        if (isOwn) return;
        clearInterval(timer);
        lost.abort();
      },
      // The database was out of reach: the next sign may come through.
      () => undefined,
    );
  }, pauseBetweenSigns);
  timer.unref();
  return { lost: lost.signal, letGo: () => clearInterval(timer) };
}

/** What is done out of turn belongs to nobody: it is done in every process that hears of it. */
export function holdNothing(): Hold {
  return { lost: new AbortController().signal, letGo: () => undefined };
}
