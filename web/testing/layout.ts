/**
 * The document of the tests has no layout. Without a size, the button of a menu would count as scrolled out of view,
 * and its menu would be hidden.
 */
export function giveElementsASize(): void {
  Element.prototype.getBoundingClientRect = () => new DOMRect(100, 100, 100, 20);
  for (const side of ['clientWidth', 'clientHeight'])
    Object.defineProperty(HTMLElement.prototype, side, { configurable: true, get: () => 1_000 });
}
