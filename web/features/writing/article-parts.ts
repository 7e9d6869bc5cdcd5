/** A part of an article's HTML: running text, or the escaped text of a prompt. */
export interface ArticlePart {
  /** Unique in its article. */
  readonly id: string;
  readonly kind: 'text' | 'prompt';
  readonly html: string;
}

const prompt = /<pre><code class="language-prompt">([\s\S]*?)<\/code><\/pre>\n?/;

/** Splits rendered Markdown at its prompts. */
export function articleParts(html: string): ArticlePart[] {
  // The group of the pattern puts each prompt between the texts around it.
  return html
    .split(prompt)
    .map((part, index): ArticlePart => {
      const kind = index % 2 === 1 ? 'prompt' : 'text';
      return { id: `${kind}-part-${index}`, kind, html: part };
    })
    .filter((part) => part.html.trim() !== '');
}
