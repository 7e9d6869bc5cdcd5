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

/** A prompt whose placeholders are being filled in. */
export function usePromptFill(prompt: string): PromptFill {
  const [values, setValues] = useState<PlaceholderValues>(new Map());
  const parts = useMemo(() => promptParts(prompt), [prompt]);
  return {
    parts,
    names: useMemo(() => placeholderNames(parts), [parts]),
    values,
    text: fillPrompt(parts, values),
    setValue: (name, value) => setValues((before) => new Map(before).set(name, value)),
  };
}
