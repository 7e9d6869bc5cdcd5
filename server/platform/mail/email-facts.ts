import type { SiteSettings } from '@chalkline/contract/site';

/** What every email contains besides its text: the sender and the URL of the product. */
export interface EmailFacts {
  readonly site: Pick<SiteSettings, 'brand' | 'company' | 'contactEmail'>;
  /** Without a slash at its end. */
  readonly publicUrl: string;
}

export const unsubscribeLabel = 'Unsubscribe from these emails';

/** The absolute URL of a path. It is concatenated as text, so that no path can name another host. */
export function addressOf(path: string, { publicUrl }: EmailFacts): string {
  return `${publicUrl}${path.startsWith('/') ? '' : '/'}${path}`;
}
