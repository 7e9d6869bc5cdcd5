/** A prompt in parts: joined, their texts are the prompt again. */
export type PromptPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'placeholder'; readonly text: string; readonly name: string };

/** The typed values by placeholder. */
export type PlaceholderValues = ReadonlyMap<string, string>;

const placeholder = /\{\{([^{}\r\n]+)\}\}/g;

/** Finds the `{{placeholders}}` of a prompt. Braces without a name are plain text. */
export function promptParts(prompt: string): PromptPart[] {
  const parts: PromptPart[] = [];
  let end = 0;
  for (const match of prompt.matchAll(placeholder)) {
    const name = match[1]?.trim();
    if (!name) continue;
    if (match.index > end) parts.push({ kind: 'text', text: prompt.slice(end, match.index) });
    parts.push({ kind: 'placeholder', text: match[0], name });
    end = match.index + match[0].length;
  }
  if (end < prompt.length) parts.push({ kind: 'text', text: prompt.slice(end) });
  return parts;
}

/** Each name once, in the order of the prompt. */
export function placeholderNames(parts: readonly PromptPart[]): string[] {
  return [...new Set(parts.flatMap((part) => (part.kind === 'placeholder' ? [part.name] : [])))];
}

/** The text of a part: an empty placeholder stays as it is written. */
export function filledPart(part: PromptPart, values: PlaceholderValues): string {
  if (part.kind === 'text') return part.text;
  const value = values.get(part.name) ?? '';
  return value.trim() === '' ? part.text : value;
}

/** The prompt with the typed values in place of their placeholders. */
export function fillPrompt(parts: readonly PromptPart[], values: PlaceholderValues): string {
  return parts.map((part) => filledPart(part, values)).join('');
}
