import { type PageHtml, pageStateId, type SharedText, type ThemeChoice } from '@chalkline/contract/pages';
import { allStylesAttribute } from '../ui/all-styles.ts';
import type { PageAssets } from './page-assets.ts';
import { partsAttribute } from './page-parts.ts';

export interface DocumentParts {
  readonly theme: ThemeChoice;
  /** The whole head except for the links to files. */
  readonly headTags: string;
  readonly assets: PageAssets;
  readonly body: PageHtml;
  /** The data of the page as JSON. */
  readonly state: PageHtml;
}

/** The parts of the document that are the same for every page with these files. */
interface Frame {
  readonly iconAndFiles: string;
  /** Compressed once for all pages. */
  readonly end: SharedText;
}

const frames = new WeakMap<PageAssets, Frame>();

/**
 * The HTML document around what React rendered. It is complete without scripts, which are fetched after the
 * first paint.
 */
export function renderDocument({ theme, headTags, assets, body, state }: DocumentParts): PageHtml {
  const { iconAndFiles, end } = frameFor(assets);
  const beginning = `<!doctype html>
<html lang="en"${theme === 'system' ? '' : ` data-theme="${theme}"`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
${headTags}
${iconAndFiles}
</head>
<body>
<div id="root">`;
  const afterBody = '</div>\n';
  if (assets.scripts.length === 0) return [beginning, ...body, afterBody, end];
  const opening = `<script type="application/json" id="${pageStateId}">`;
  return [beginning, ...body, afterBody, opening, ...state, '</script>', end];
}

function frameFor(assets: PageAssets): Frame {
  const known = frames.get(assets) ?? frameOf(assets);
  frames.set(assets, known);
  return known;
}

function frameOf({ fonts, styles, allStyles, scripts, preloads, extraScripts }: PageAssets): Frame {
  const iconAndFiles = `<meta name="theme-color" content="#eef3ee" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#0d1613" media="(prefers-color-scheme: dark)">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`).join('\n')}
<link rel="stylesheet" href="${styles}"${allStyles === undefined ? '' : ` ${allStylesAttribute}="${allStyles}"`}>`;
  const text = `
${scripts.map((src) => `<script type="module" src="${src}" ${partsAttribute}="${preloads.join(' ')}"></script>`).join('\n')}
${extraScripts.map((src) => `<script type="module" src="${src}"></script>`).join('\n')}
</body>
</html>`;
  return { iconAndFiles, end: { text } };
}
