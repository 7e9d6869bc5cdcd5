import {
  fillPrompt,
  type PlaceholderValues,
  type PromptPart,
  placeholderNames,
  promptParts,
} from '@chalkline/domain/prompts/placeholders';
import { useMemo, useState } from 'react';

export interface PromptFill {
  readonly parts: readonly PromptPart[];
  readonly names: readonly string[];
  readonly values: PlaceholderValues;
  /** The prompt with the typed values. */
  readonly text: string;
  setValue(name: string, value: string): void;
}

/**
 * Typed values are kept as long as the page is open, wherever the prompt is shown. Only typing writes here, so
 * it is empty on the server.
 */
const kept = new Map<string, PlaceholderValues>();
const nothing: PlaceholderValues = new Map();

/** A prompt whose placeholders are being filled in. */
export function usePromptFill(prompt: string): PromptFill {
  const [values, setValues] = useState(() => kept.get(prompt) ?? nothing);
  const parts = useMemo(() => promptParts(prompt), [prompt]);
  return {
    parts,
    names: useMemo(() => placeholderNames(parts), [parts]),
    values,
    text: fillPrompt(parts, values),
    setValue: (name, value) => {
      const filled = new Map(values).set(name, value);
      kept.set(prompt, filled);
      setValues(filled);
    },
  };
}
