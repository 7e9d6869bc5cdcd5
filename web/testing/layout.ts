const sides = ['clientWidth', 'clientHeight'] as const;

/**
 * The document of the tests has no layout. Without a size, the button of a menu would count as scrolled out of view,
 * and its menu would be hidden. Returns how to undo this, because test files share a document.
 */
export function giveElementsASize(): () => void {
  const { getBoundingClientRect } = Element.prototype;
  const own = sides.map((side) => Object.getOwnPropertyDescriptor(HTMLElement.prototype, side));
  Element.prototype.getBoundingClientRect = () => new DOMRect(100, 100, 100, 20);
  for (const side of sides)
    Object.defineProperty(HTMLElement.prototype, side, { configurable: true, get: () => 1_000 });
  return () => {
    Element.prototype.getBoundingClientRect = getBoundingClientRect;
    for (const [index, side] of sides.entries()) {
      const descriptor = own[index];
      if (descriptor) Object.defineProperty(HTMLElement.prototype, side, descriptor);
      else Reflect.deleteProperty(HTMLElement.prototype, side);
    }
  };
}
