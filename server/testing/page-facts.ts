/** The content of a meta tag. */
export function metaContent(html: string, name: string): string | undefined {
  return new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(html)?.[1];
}

/** The schema.org data of a page. */
export function structuredDataIn(html: string): { '@context': string; '@graph': { '@type': string }[] } {
  const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  if (!json) throw new Error('The page has no structured data.');
  return JSON.parse(json);
}

/** The paths that a sitemap lists. */
export function sitemapPaths(xml: string, publicUrl: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => {
    if (!url.startsWith(`${publicUrl}/`)) throw new Error(`${url} is not on this site.`);
    return url.slice(publicUrl.length);
  });
}
