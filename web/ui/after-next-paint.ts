/** Does some work as soon as the browser has shown what has changed until now. A hidden page shows nothing. */
export function afterNextPaint(work: () => void): void {
  if (document.hidden) work();
  else requestAnimationFrame(() => setTimeout(work));
}

/** Resolves as soon as the browser has shown what has changed until now. */
export function nextPaint(): Promise<void> {
  return new Promise(afterNextPaint);
}
