import { type RefObject, useEffect, useState } from 'react';

export interface PromptPlace {
  readonly key: string;
  /** Stands right above the prompt. */
  readonly host: HTMLElement;
  readonly text: string;
}

const promptSelector = 'pre > code.language-prompt';

/** Makes a place above each prompt of the notes. Copying needs a script, so the places come with it. */
export function usePromptPlaces(
  notes: RefObject<HTMLElement | null>,
  html: string,
  className: string,
): readonly PromptPlace[] {
  const [places, setPlaces] = useState<readonly PromptPlace[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other notes have other prompts
  useEffect(() => {
    const found = [...(notes.current?.querySelectorAll<HTMLElement>(promptSelector) ?? [])];
    const made = found.map((prompt, index) => placeAbove(prompt, index, className));
    setPlaces(made);
    return () => {
      for (const { host } of made) host.remove();
    };
  }, [notes, html, className]);
  return places;
}

function placeAbove(prompt: HTMLElement, index: number, className: string): PromptPlace {
  const host = document.createElement('div');
  host.className = className;
  prompt.parentElement?.before(host);
  return { key: String(index), host, text: (prompt.textContent ?? '').trimEnd() };
}
