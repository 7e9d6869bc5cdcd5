import { type PageHtml, pageStateId, type ThemeChoice } from '@chalkline/contract/pages';
import { moreStylesAttribute } from '../ui/more-styles.ts';
import type { PageAssets } from './page-assets.ts';
import { partsAttribute } from './page-parts.ts';

export interface DocumentParts {
  readonly theme: ThemeChoice;
  /** The whole head except for the links to files. */
  readonly headTags: string;
  readonly assets: PageAssets;
  readonly body: string;
  /** The data of the page as JSON. */
  readonly state: PageHtml;
}

/**
 * The HTML document around what React rendered. It is complete without scripts, which are fetched after the
 * first paint.
 */
export function renderDocument({ theme, headTags, assets, body, state }: DocumentParts): PageHtml {
  const beginning = `<!doctype html>
<html lang="en"${theme === 'system' ? '' : ` data-theme="${theme}"`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
${headTags}
<meta name="theme-color" content="#eef3ee" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#0d1613" media="(prefers-color-scheme: dark)">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${assets.fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`).join('\n')}
<link rel="stylesheet" href="${assets.styles}"${assets.moreStyles === undefined ? '' : ` ${moreStylesAttribute}="${assets.moreStyles}"`}>
</head>
<body>
<div id="root">${body}</div>
`;
  const end = `
${assets.scripts.map((src) => `<script type="module" src="${src}" ${partsAttribute}="${assets.preloads.join(' ')}"></script>`).join('\n')}
${assets.extraScripts.map((src) => `<script type="module" src="${src}"></script>`).join('\n')}
</body>
</html>`;
  if (assets.scripts.length === 0) return [beginning + end];
  const opening = `<script type="application/json" id="${pageStateId}">`;
  return [beginning, opening, ...state, '</script>', end];
}
