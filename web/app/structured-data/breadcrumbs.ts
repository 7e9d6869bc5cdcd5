import type { Thing, ThingContext } from './thing.ts';

interface Step {
  readonly name: string;
  readonly path: string;
}

/** The path from the home page to this page. */
export function breadcrumbs(
  { site, publicUrl, url, title }: ThingContext,
  between: readonly Step[] = [],
): Thing {
  const steps = [{ name: site.brand, path: '/' }, ...between].map(({ name, path }) => ({
    name,
    item: publicUrl + path,
  }));
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [...steps, { name: title, item: url }].map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...step,
    })),
  };
}
