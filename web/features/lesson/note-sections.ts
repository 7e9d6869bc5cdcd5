import { type RefObject, useEffect, useState } from 'react';

export interface NoteSlot {
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
export function useNoteSlots(
  notes: RefObject<HTMLElement | null>,
  html: string,
  part: NotePart,
): readonly NoteSlot[] {
  const [slots, setSlots] = useState<readonly NoteSlot[]>([]);
  const wanted = JSON.stringify(part);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other notes have other parts
  useEffect(() => {
    const { selector, host, className, texts } = JSON.parse(wanted) as NotePart;
    const found = [...(notes.current?.querySelectorAll<HTMLElement>(selector) ?? [])];
    const counting = found.filter((element) => !texts || texts.includes(textOf(element)));
    const made = counting.map((element, index) => {
      const slot = document.createElement(host);
      slot.className = className ?? '';
      element.before(slot);
      element.hidden = true;
      return { key: String(index), host: slot, text: textOf(element) };
    });
    setSlots(made);
    return () => {
      for (const { host } of made) host.remove();
      for (const element of counting) element.hidden = false;
    };
  }, [notes, html, wanted]);
  return slots;
}

function textOf(element: HTMLElement): string {
  return (element.textContent ?? '').trimEnd();
}
