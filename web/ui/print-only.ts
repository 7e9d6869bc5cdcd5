/** Prints one part of the page without the rest. `print.css` hides everything else meanwhile. */
export function printOnly(part: HTMLElement): void {
  part.dataset.printed = '';
  window.addEventListener('afterprint', () => delete part.dataset.printed, { once: true });
  window.print();
}
