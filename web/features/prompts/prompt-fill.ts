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
  /** The prompt as it would be copied now. */
  readonly text: string;
  setValue(name: string, value: string): void;
}

/**
 * What was typed for each prompt stays for as long as the page lives, wherever the prompt is shown next.
 * Only a person's typing writes here, so it is empty on the server.
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
