import type { SiteSettings } from '@chalkline/contract/site';

/** What every letter has besides its content: whom it is from, and where the product is. */
export interface EmailFacts {
  readonly site: Pick<SiteSettings, 'brand' | 'company' | 'contactEmail'>;
  /** Without a slash at its end. */
  readonly publicUrl: string;
}

/** A path of the product's, as it is reached from anywhere. Put together as text: no path can name another host. */
export function addressOf(path: string, { publicUrl }: EmailFacts): string {
  return `${publicUrl}${path.startsWith('/') ? '' : '/'}${path}`;
}
