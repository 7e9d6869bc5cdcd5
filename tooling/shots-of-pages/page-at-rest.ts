// Expressions that run in the page. They are strings, because the page has globals that this program does not
// have.

/** A frame is drawn when the next one begins. */
const aFrameIsDrawn = `new Promise((resolve) => {
  requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
})`;

/** Lazy pictures load when they are scrolled to; a shot of the whole page needs all of them. */
export const allIsLoaded = `(async () => {
  await ${aFrameIsDrawn};
  await document.fonts.ready;
  for (const image of document.images) {
    image.loading = 'eager';
    await image.decode().catch(() => undefined);
  }
  await ${aFrameIsDrawn};
})()`;

/** Parts that load after hydration have this attribute until then. */
export const nothingIsArriving = `document.querySelector('[data-arriving]') === null`;

/**
 * React has taken over the page and its controls. What a scene changes before that would be rendered again. A
 * page that ships no framework is ready at once. The page waits for itself, because its security policy forbids
 * evaluating text again and again.
 */
export const allIsHydrated = `(async () => {
  if (!document.querySelector('script[type="module"][src*="hydrate"]')) return;
  const isTakenOver = (part) => Object.keys(part).some((key) => key.startsWith('__reactFiber$'));
  const parts = () => [...document.querySelectorAll('#main, #main > *, #main :is(button, input, select, textarea)')];
  const isReady = () => parts().length > 1 && parts().every(isTakenOver);
  const end = performance.now() + 60_000;
  while (!isReady()) {
    if (performance.now() > end) throw new Error('The page was not hydrated within a minute.');
    await ${aFrameIsDrawn};
  }
})()`;

/** Finishes all animations; endless ones are left out. */
export const allIsStill = `(async () => {
  for (const animation of document.getAnimations()) {
    const { endTime } = animation.effect?.getComputedTiming() ?? {};
    endTime === Infinity ? animation.cancel() : animation.finish();
  }
  await ${aFrameIsDrawn};
})()`;

export const pageHeight = 'document.documentElement.scrollHeight';
