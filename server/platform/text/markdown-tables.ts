import type markdownIt from 'markdown-it';

type Markdown = ReturnType<typeof markdownIt>;
type Token = ReturnType<Markdown['parse']>[number];

/** Puts a cell's alignment into an attribute, because the security headers block inline styles. */
export function alignCells(markdown: Markdown): Markdown {
  const { rules } = markdown.renderer;
  for (const cell of ['th_open', 'td_open']) {
    rules[cell] = (tokens, index, options, _environment, renderer) => {
      const token = tokens[index];
      if (token) moveAlignment(token);
      return renderer.renderToken(tokens, index, options);
    };
  }
  return markdown;
}

function moveAlignment(token: Token): void {
  const [, side] = /^text-align:(left|center|right)$/.exec(String(token.attrGet('style') ?? '')) ?? [];
  token.attrs = (token.attrs ?? []).filter(([name]) => name !== 'style');
  if (side) token.attrSet('data-align', side);
}
