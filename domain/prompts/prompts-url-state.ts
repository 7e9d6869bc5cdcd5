import { type PromptFilter, parseSnippetCategory } from './search.ts';

export const longestPromptSearch = 200;

/** Where somebody stands in the prompts: what they are narrowed to, and which one is open. */
export interface PromptsUrlState extends PromptFilter {
  /** The id as the address gives it: it may name no prompt. */
  readonly openId: string | undefined;
}

export const allPrompts: PromptsUrlState = { search: '', category: undefined, openId: undefined };

/** The place as it stands in an address. A category that there is none of narrows nothing. */
export function readPromptsUrlState(query: URLSearchParams): PromptsUrlState {
  return {
    search: (query.get('search') ?? '').trim().slice(0, longestPromptSearch),
    category: parseSnippetCategory(query.get('category')),
    openId: query.get('prompt') || undefined,
  };
}

/** The place as an address carries it; nothing where all prompts are shown. */
export function writePromptsUrlState({ search, category, openId }: PromptsUrlState): string {
  const query = new URLSearchParams();
  if (search.trim()) query.set('search', search.trim());
  if (category) query.set('category', category);
  if (openId) query.set('prompt', openId);
  return query.size > 0 ? `?${query}` : '';
}

/** The address that a prompt can be shared by. */
export function promptAddress(id: number): string {
  return `/prompts${writePromptsUrlState({ ...allPrompts, openId: String(id) })}`;
}
