import { type Html, html } from '@chalkline/domain/writing/html';
import type { FastifyRequest } from 'fastify';
import { themeOf } from './theme-of.ts';

/** A small page that needs no database, no scripts and no other stylesheet. */
export function standalonePage(request: FastifyRequest, title: string, content: Html): string {
  return html`<!doctype html>
<html lang="en" data-theme="${request.cookies ? themeOf(request) : 'system'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/error-page.css">
</head>
<body>
<main>
<img src="/favicon.svg" alt="">
<h1>${title}</h1>
${content}
</main>
</body>
</html>`.toString();
}
