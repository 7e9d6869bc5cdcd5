import type { IdentityProviderOptions } from './options.ts';

/** The URLs of the provider's pages, derived from its options. */
export interface Address {
  /** The path of the issuer without a trailing slash; empty at the root. */
  readonly mountPath: string;
  readonly stylesheetUrl: string;
  readonly startUrl: string;
  accountPageUrl(interactionId: string): string;
}

export function addressOf({ issuer, client, startUrl }: IdentityProviderOptions): Address {
  const mountPath = new URL(issuer).pathname.replace(/\/$/, '');
  return {
    mountPath,
    stylesheetUrl: `${mountPath}/page.css`,
    startUrl: startUrl ?? new URL('/', client.redirectUri).href,
    accountPageUrl: (interactionId) => `${mountPath}/interaction/${interactionId}`,
  };
}

/** `localhost` and `127.0.0.1` are both accepted: a URL with one of them also works with the other. */
export function bothLoopbackNames(url: string): string[] {
  const twins = { localhost: '127.0.0.1', '127.0.0.1': 'localhost' } as const;
  const other = new URL(url);
  if (other.hostname !== 'localhost' && other.hostname !== '127.0.0.1') return [url];
  other.hostname = twins[other.hostname];
  return [url, other.href];
}
