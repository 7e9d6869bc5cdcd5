import { type PageHtml, pageStateId } from '@chalkline/contract/pages';
import type { PageAssets } from './page-assets.ts';
import { partsAttribute } from './page-parts.ts';
import { type PageState, pageStateJson } from './page-state.ts';

export interface DocumentParts {
  /** The whole head except for the links to files. */
  readonly headTags: string;
  readonly assets: PageAssets;
  readonly body: string;
  readonly state: PageState;
}

/**
 * The HTML document around what React rendered. It is complete without scripts, which are fetched after the
 * first paint.
 */
export function renderDocument({ headTags, assets, body, state }: DocumentParts): PageHtml {
  const beginning = `<!doctype html>
<html lang="en"${state.theme === 'system' ? '' : ` data-theme="${state.theme}"`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
${headTags}
<meta name="theme-color" content="#eef3ee" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#0d1613" media="(prefers-color-scheme: dark)">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${assets.fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`).join('\n')}
${assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
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
  return [beginning, opening, ...pageStateJson(state), '</script>', end];
}
