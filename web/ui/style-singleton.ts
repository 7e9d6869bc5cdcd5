import { useEffect } from 'react';

interface SheetProps {
  readonly styles: string;
  readonly dynamic?: boolean;
}

/**
 * Replaces the package `react-style-singleton`, which dialogs use to keep the page from scrolling. The package
 * writes a style element, which the content security policy forbids; a style sheet constructed by a script is
 * allowed.
 */
export function styleSingleton(): (props: SheetProps) => null {
  const shown = new SharedSheet();
  return function Sheet({ styles, dynamic }: SheetProps): null {
    const isDynamic = Boolean(styles && dynamic);
    // biome-ignore lint/correctness/useExhaustiveDependencies: as in the package, the first styles stay unless they are dynamic
    useEffect(() => {
      shown.add(styles);
      return () => shown.remove();
    }, [isDynamic]);
    return null;
  };
}

/** No style of ours reads it. All elements would inherit it, so the browser would match all their styles again. */
const unusedProperty = /--removed-body-scroll-bar-size:[^;]*;/;

/** One sheet is shared by all components that need it at the same time. */
class SharedSheet {
  #users = 0;
  #sheet: CSSStyleSheet | undefined;

  add(styles: string): void {
    this.#users += 1;
    if (this.#users > 1) return;
    this.#sheet = new CSSStyleSheet();
    this.#sheet.replaceSync(styles.replace(unusedProperty, ''));
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, this.#sheet];
  }

  remove(): void {
    this.#users -= 1;
    if (this.#users > 0) return;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== this.#sheet);
    this.#sheet = undefined;
  }
}
