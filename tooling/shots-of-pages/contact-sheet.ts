import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ListedPage } from './route-table.ts';
import type { Selection } from './selection.ts';
import { type Shot, shotFile, shotsFolder } from './shot-files.ts';
import type { Viewer } from './viewers.ts';

const style = `
  body { margin: 24px; font: 15px/1.5 system-ui; background: #8a938e; color: #111; }
  h2 { margin: 48px 0 0; }
  h3 { margin: 16px 0 4px; font-size: 15px; }
  .row { display: flex; gap: 12px; align-items: flex-start; overflow-x: auto; }
  img { display: block; height: 420px; width: auto; max-width: 480px; object-fit: cover; object-position: top; }
  nav a { margin-right: 12px; }
  a { color: inherit; }
`;

/** Writes a page that shows all shots by page and person. */
export function writeContactSheet(everything: Selection): string {
  const file = join(shotsFolder, 'index.html');
  const pages = everything.pages
    .map((page) => ({ page, rows: rowsOf(page, everything) }))
    .filter(({ rows }) => rows !== '');
  const links = pages.map(({ page }) => `<a href="#${page.name}">${page.name}</a>`);
  const sections = pages.map(
    ({ page, rows }) => `<h2 id="${page.name}">${page.name} <code>${page.address}</code></h2>\n${rows}`,
  );
  writeFileSync(
    file,
    `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Shots</title>
<style>${style}</style>
<nav>${links.join('\n')}</nav>
${sections.join('\n')}
</html>
`,
  );
  return file;
}

function rowsOf(page: ListedPage, everything: Selection): string {
  return everything.viewers.map((viewer) => rowOf(page, viewer, everything)).join('');
}

function rowOf(page: ListedPage, viewer: Viewer, { widths, themes }: Selection): string {
  const shots = widths
    .flatMap((width) => themes.map((theme): Shot => ({ page, viewer, width, theme })))
    .filter((shot) => existsSync(join(shotsFolder, shotFile(shot))));
  return shots.length === 0
    ? ''
    : `<h3>${viewer.label}</h3>\n<div class="row">\n${shots.map(picture).join('\n')}\n</div>\n`;
}

function picture(shot: Shot): string {
  const file = shotFile(shot);
  const text = `${shot.width} px, ${shot.theme}`;
  return `<a href="${file}" title="${text}"><img src="${file}" alt="${text}" loading="lazy"></a>`;
}
