/** A message that was rendered as HTML, as plain text for people who read emails that way. */
export function messageText(rendered: string): string {
  const text = withoutTags(markQuotes(numberItems(rendered)));
  return text.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => characters[entity] ?? entity);
}

function withoutTags(rendered: string): string {
  return rendered
    .replace(/<a href="([^"]*)"[^>]*>(.*?)<\/a>/g, linkText)
    .replace(/<li>\s*/g, '- ')
    .replace(/<hr>\n?/g, '* * *\n\n')
    .replace(/<br>\n?/g, '\n')
    .replace(/<\/(?:p|pre|ul|ol)>\n?/g, '\n\n')
    .replace(/<[^>]+>/g, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

const characters: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

/** The address follows the text of a link, unless it is the text. */
function linkText(_link: string, address: string, text: string): string {
  return text === address ? address : `${text} (${address})`;
}

/** The innermost quotes first, so that a quote in a quote has two marks. */
function markQuotes(rendered: string): string {
  const marked = rendered.replace(
    /<blockquote>((?:(?!<\/?blockquote>).)*)<\/blockquote>\n?/gs,
    (_quote, quoted: string) => `<p>${withoutTags(quoted).replace(/^/gm, '&gt; ')}</p>`,
  );
  return marked === rendered ? rendered : markQuotes(marked);
}

function numberItems(rendered: string): string {
  return rendered.replace(
    /<ol(?: start="(\d+)")?>(.*?)<\/ol>/gs,
    (_list, start: string | undefined, items: string) => {
      let number = Number(start ?? 1);
      return `${items.replace(/<li>\s*/g, () => `${number++}. `)}</ol>`;
    },
  );
}
