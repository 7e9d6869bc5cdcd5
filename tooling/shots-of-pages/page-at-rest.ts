// Expressions for the page to work out. They are text, since their world has names that this one has not.

/** A frame is drawn when the one after it begins. */
const aFrameIsDrawn = `new Promise((resolve) => {
  requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
})`;

/** Pictures wait until they are scrolled to; for a shot of the whole page they have to be there before. */
export const allHasArrived = `(async () => {
  await ${aFrameIsDrawn};
  await document.fonts.ready;
  for (const image of document.images) {
    image.loading = 'eager';
    await image.decode().catch(() => undefined);
  }
  await ${aFrameIsDrawn};
})()`;

/** What comes only after a page has woken up keeps its place under this mark until then. */
export const nothingIsArriving = `document.querySelector('[data-arriving]') === null`;

/** Movements end at once; those that never end are left out. */
export const allIsStill = `(async () => {
  for (const animation of document.getAnimations()) {
    const { endTime } = animation.effect?.getComputedTiming() ?? {};
    endTime === Infinity ? animation.cancel() : animation.finish();
  }
  await ${aFrameIsDrawn};
})()`;

export const pageHeight = 'document.documentElement.scrollHeight';
