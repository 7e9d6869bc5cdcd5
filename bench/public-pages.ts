/** The paths of every indexed page, from the product's sitemap. */
export async function publicPaths(origin: string): Promise<string[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  if (paths.length === 0) throw new Error('The sitemap lists no page.');
  return paths;
}
