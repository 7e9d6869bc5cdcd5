import { partsAttribute } from './page-parts.ts';

/*
 * A page is whole when it arrives. It is painted first, and then its scripts are fetched, all at once, and
 * take it over: on a slow phone that is the difference between reading and waiting.
 */
if (!document.hidden) {
  await new Promise((painted) => {
    requestAnimationFrame(() => setTimeout(painted));
  });
}
for (const part of document
  .querySelector(`script[${partsAttribute}]`)
  ?.getAttribute(partsAttribute)
  ?.split(' ') ?? []) {
  if (part)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: part }));
}
await import('./entry-client.tsx');
