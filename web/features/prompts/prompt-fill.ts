import {
  fillPrompt,
  type PlaceholderValues,
  type PromptPart,
  placeholderNames,
  promptParts,
} from '@chalkline/domain/prompts/placeholders';
import { useMemo, useState } from 'react';
import { useFillings } from '../../api/known-values.ts';

export interface PromptFill {
  readonly parts: readonly PromptPart[];
  readonly names: readonly string[];
  readonly values: PlaceholderValues;
  /** The prompt with the typed values. */
  readonly text: string;
  setValue(name: string, value: string): void;
  /** Remembers a typed value for other prompts, and for the next time. */
  rememberValue(name: string): void;
}

/**
 * Typed values are kept as long as the page is open, wherever the prompt is shown. Only typing writes here, so
 * it is empty on the server.
 */
const kept = new Map<string, PlaceholderValues>();
const nothing: PlaceholderValues = new Map();

/** A prompt whose placeholders are being filled in. It begins with what is known about the person's project. */
export function usePromptFill(prompt: string): PromptFill {
  const [typed, setTyped] = useState(() => kept.get(prompt) ?? nothing);
  const parts = useMemo(() => promptParts(prompt), [prompt]);
  const names = useMemo(() => placeholderNames(parts), [parts]);
  const { valueFor, remember } = useFillings(names.length > 0);
  const values = new Map(names.map((name) => [name, typed.get(name) ?? valueFor(name)]));
  return {
    parts,
    names,
    values,
    text: fillPrompt(parts, values),
    setValue: (name, value) => {
      const filled = new Map(typed).set(name, value);
      kept.set(prompt, filled);
      setTyped(filled);
    },
    rememberValue: (name) => {
      const value = typed.get(name);
      if (value !== undefined) remember(name, value);
    },
  };
}
