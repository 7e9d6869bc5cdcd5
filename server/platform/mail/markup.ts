/** Markup that is safe to send. Created only by `markup`, which escapes every text in it. */
export class Markup {
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  toString(): string {
    return this.#text;
  }
}

type Part = string | Markup | readonly Markup[];

/** Template tag. Texts are escaped, for content and quoted attributes; nested markup is kept. */
export function markup(texts: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return new Markup(String.raw({ raw: texts }, ...parts.map(render)));
}

export const noMarkup = new Markup('');

function render(part: Part): string {
  if (part instanceof Markup) return part.toString();
  return typeof part === 'string' ? escaped(part) : part.join('');
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
