/**
 * Markup that is safe to send. Created only by `html`, which escapes every text in it. It is in the domain
 * because emails and the sandbox's pages both need it, and the server and the sandbox share nothing else.
 */
export class Html {
  readonly #markup: string;

  constructor(markup: string) {
    this.#markup = markup;
  }

  toString(): string {
    return this.#markup;
  }
}

type HtmlPart = string | number | Html | readonly Html[];

/** Template tag: `html\`<p>${name}</p>\``. Texts are escaped, for content and quoted attributes; nested Html is kept. */
export function html(markup: TemplateStringsArray, ...parts: readonly HtmlPart[]): Html {
  return new Html(String.raw({ raw: markup }, ...parts.map(render)));
}

export const nothing = new Html('');

function render(part: HtmlPart): string {
  if (part instanceof Html) return part.toString();
  if (typeof part === 'string' || typeof part === 'number') return escapeHtml(String(part));
  return part.join('');
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** For markup that `html` cannot write. The result is safe as content and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
