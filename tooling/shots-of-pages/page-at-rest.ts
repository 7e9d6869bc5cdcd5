// Expressions that run in the page. They are strings, because the page has globals that this program has
// not.

/** A frame is drawn when the next one begins. */
const aFrameIsDrawn = `new Promise((resolve) => {
  requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
})`;

/** Lazy pictures load when they are scrolled to; a shot of the whole page needs all of them. */
export const allHasArrived = `(async () => {
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

/** Finishes all animations; endless ones are left out. */
export const allIsStill = `(async () => {
  for (const animation of document.getAnimations()) {
    const { endTime } = animation.effect?.getComputedTiming() ?? {};
    endTime === Infinity ? animation.cancel() : animation.finish();
  }
  await ${aFrameIsDrawn};
})()`;

export const pageHeight = 'document.documentElement.scrollHeight';
