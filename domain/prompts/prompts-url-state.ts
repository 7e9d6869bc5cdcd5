import { openPromptIn } from './open-prompt.ts';
import { type PromptFilter, parseSnippetCategory } from './search.ts';

export const longestPromptSearch = 200;

/** The state of the prompts page: its filter, and the open prompt. */
export interface PromptsUrlState extends PromptFilter {
  /** The id from the URL, which may be of no prompt. */
  readonly openId: string | undefined;
  /** Whether only the viewer's favourites are listed. */
  readonly favourites: boolean;
  /** The page of the list, from 1; undefined where the URL names none. */
  readonly page: number | undefined;
}

export const allPrompts: PromptsUrlState = {
  search: '',
  category: undefined,
  favourites: false,
  openId: undefined,
  page: undefined,
};

/** Reads the state from a URL. An unknown category filters nothing. */
export function readPromptsUrlState(query: URLSearchParams): PromptsUrlState {
  return {
    search: (query.get('search') ?? '').trim().slice(0, longestPromptSearch),
    category: parseSnippetCategory(query.get('category')),
    favourites: query.get('favourites') === 'yes',
    openId: openPromptIn(query),
    page: parsePage(query.get('page')),
  };
}

function parsePage(text: string | null): number | undefined {
  return text && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined;
}

/** Writes the state to a URL; empty where all prompts are shown. */
export function writePromptsUrlState(urlState: PromptsUrlState): string {
  const { search, category, favourites, openId, page } = urlState;
  const query = new URLSearchParams();
  if (search.trim()) query.set('search', search.trim());
  if (category) query.set('category', category);
  if (favourites) query.set('favourites', 'yes');
  if (page) query.set('page', String(page));
  if (openId) query.set('prompt', openId);
  return query.size > 0 ? `?${query}` : '';
}

/** The URL for sharing a prompt. */
export function promptAddress(id: number): string {
  return `/prompts${writePromptsUrlState({ ...allPrompts, openId: String(id) })}`;
}
