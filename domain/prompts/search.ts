import { type SnippetCategory, snippetCategories } from './categories.ts';

export interface PromptFilter {
  readonly search: string;
  /** Undefined means every category. */
  readonly category: SnippetCategory | undefined;
}

interface Searchable {
  readonly title: string;
  readonly description: string;
  readonly category: SnippetCategory;
}

/** The prompts of the category whose title or description contains the text, ignoring case. */
export function searchPrompts<Prompt extends Searchable>(
  prompts: readonly Prompt[],
  { search, category }: PromptFilter,
): Prompt[] {
  const wanted = search.trim().toLowerCase();
  const contains = (text: string) => text.toLowerCase().includes(wanted);
  return prompts.filter(
    (prompt) =>
      (category === undefined || prompt.category === category) &&
      (contains(prompt.title) || contains(prompt.description)),
  );
}

/** One prompt of each category: the first that is free, otherwise the first. */
export function onePerCategory<Prompt extends Searchable & { readonly isFree: boolean }>(
  prompts: readonly Prompt[],
): Prompt[] {
  const chosen = new Map<SnippetCategory, Prompt>();
  for (const prompt of prompts) {
    const known = chosen.get(prompt.category);
    if (!known || (prompt.isFree && !known.isFree)) chosen.set(prompt.category, prompt);
  }
  return prompts.filter((prompt) => chosen.get(prompt.category) === prompt);
}

/** Parses the exact name of a category; undefined for anything else. */
export function parseSnippetCategory(text: string | null | undefined): SnippetCategory | undefined {
  return snippetCategories.find((category) => category === text);
}
