/** How many prompts one page of the list shows. It fills rows of two and of three. */
export const promptsPerPage = 12;

export interface PromptPage<Prompt> {
  readonly prompts: readonly Prompt[];
  /** From 1. */
  readonly page: number;
  readonly pageCount: number;
}

/** One page of the prompts that were found. A page that does not exist becomes the nearest one. */
export function promptPage<Prompt>(
  found: readonly Prompt[],
  requested: number | undefined,
): PromptPage<Prompt> {
  const pageCount = Math.max(1, Math.ceil(found.length / promptsPerPage));
  const page = Math.min(Math.max(requested ?? 1, 1), pageCount);
  const start = (page - 1) * promptsPerPage;
  return { prompts: found.slice(start, start + promptsPerPage), page, pageCount };
}
