import { isPlainPath, leadsToApi } from '@chalkline/domain/access/api-address';
import { sourceSetOf } from '@chalkline/domain/content/picture-sources';
import { pictureAt, sizeInName } from '@chalkline/domain/content/pictures';
import type markdownIt from 'markdown-it';

type Markdown = ReturnType<typeof markdownIt>;
type Token = ReturnType<Markdown['parse']>[number];

/** Whether the URL is a file of this site outside the API, or a data URL. */
function isShown(address: string): boolean {
  if (address.startsWith('data:image/')) return true;
  return isPlainPath(address) && !leadsToApi(address);
}

/** The width of a text is at most about this. */
const sizes = '(max-width: 720px) 100vw, 680px';

/**
 * Reserves space for pictures of this site and offers several sizes. A picture from elsewhere would tell
 * that site who reads the page, and the security headers block it, so a link is shown instead.
 */
export function showPictures(markdown: Markdown): Markdown {
  const { rules } = markdown.renderer;
  const usual = rules.image;
  rules.image = (tokens, index, options, environment, renderer) => {
    const token = tokens[index];
    if (!token || !usual) return '';
    const address = String(token.attrGet('src') ?? '');
    if (!isShown(address)) {
      const text = escaped(
        renderer.renderInlineAsText(token.children ?? [], options, environment) || address,
      );
      // Inside a link, only the picture's text is left.
      return isInLink(tokens, index) ? text : `<a href="${escaped(address)}">${text}</a>`;
    }
    setSize(token, address);
    return usual(tokens, index, options, environment, renderer);
  };
  const escaped = markdown.utils.escapeHtml;
  return markdown;
}

function isInLink(tokens: readonly Token[], index: number): boolean {
  const before = tokens.slice(0, index);
  const count = (type: string) => before.filter((token) => token.type === type).length;
  return count('link_open') > count('link_close');
}

function setSize(token: Token, address: string): void {
  token.attrSet('loading', 'lazy');
  token.attrSet('decoding', 'async');
  const picture = pictureAt(address) ?? sizeInName(address);
  if (!picture) return;
  token.attrSet('width', String(picture.width));
  token.attrSet('height', String(picture.height));
  const sources = sourceSetOf(address);
  if (!sources) return;
  token.attrSet('srcset', sources);
  token.attrSet('sizes', sizes);
}
