import { type RefObject, useEffect, useState } from 'react';

export interface NotePlace {
  readonly key: string;
  /** The element that replaces a part of the notes, which is hidden meanwhile. */
  readonly host: HTMLElement;
  readonly text: string;
}

export interface NotePart {
  readonly selector: string;
  readonly host: 'div' | 'span';
  readonly className?: string | undefined;
  /** Only parts with these texts; by default all. */
  readonly texts?: readonly string[];
}

/**
 * Inserts an element next to each matching part of the notes. Its content needs scripts, so both are added
 * together.
 */
export function useNotePlaces(
  notes: RefObject<HTMLElement | null>,
  html: string,
  part: NotePart,
): readonly NotePlace[] {
  const [places, setPlaces] = useState<readonly NotePlace[]>([]);
  const wanted = JSON.stringify(part);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other notes have other places
  useEffect(() => {
    const { selector, host, className, texts } = JSON.parse(wanted) as NotePart;
    const found = [...(notes.current?.querySelectorAll<HTMLElement>(selector) ?? [])];
    const counting = found.filter((element) => !texts || texts.includes(textOf(element)));
    const made = counting.map((element, index) => {
      const place = document.createElement(host);
      place.className = className ?? '';
      element.before(place);
      element.hidden = true;
      return { key: String(index), host: place, text: textOf(element) };
    });
    setPlaces(made);
    return () => {
      for (const { host: place } of made) place.remove();
      for (const element of counting) element.hidden = false;
    };
  }, [notes, html, wanted]);
  return places;
}

function textOf(element: HTMLElement): string {
  return (element.textContent ?? '').trimEnd();
}
