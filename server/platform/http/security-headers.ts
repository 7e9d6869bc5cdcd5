import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Sites besides this one that videos may come from. */
const videoHosts = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
  'https://www.loom.com',
  'https://drive.google.com',
];

/** A form may be redirected to these sites. Browsers check the targets of redirects, too. */
const formTargets = [
  'https://checkout.stripe.com',
  'https://billing.stripe.com',
  'https://accounts.google.com',
];

const contentSources: Readonly<Record<string, readonly string[]>> = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'script-src-attr': ["'none'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'blob:', 'https://lh3.googleusercontent.com'],
  // A script plays videos in several qualities by blob addresses.
  'media-src': ["'self'", 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'frame-src': ["'self'", ...videoHosts],
  'form-action': ["'self'", ...formTargets],
  'frame-ancestors': ["'none'"],
  'base-uri': ["'none'"],
  'object-src': ["'none'"],
  // HTML is inserted through this policy only (`web/ui/rendered-html.ts`), and no script is added by URL.
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['rendered-markdown'],
};

/** The policy of pages that also play videos of these servers, such as "https://videos.example.com". */
export function contentPolicy(isHttps: boolean, videoServers: readonly string[] = []): string {
  const sources = isHttps ? { ...contentSources, 'upgrade-insecure-requests': [] } : contentSources;
  return policyOf({
    ...sources,
    'media-src': [...(sources['media-src'] ?? []), ...videoServers],
    // A script fetches the parts of streams (HLS).
    'connect-src': [...(sources['connect-src'] ?? []), ...videoServers],
  });
}

/** Sets the security headers. They are the same for every reply, so they are built once. */
export function securityHeaders(app: FastifyInstance, publicUrl: string): void {
  const isHttps = publicUrl.startsWith('https:');
  const [ofPages, ofParts] = [pageHeaders(isHttps), partHeaders(isHttps)];
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(isBuiltPart(request) ? ofParts : ofPages);
    done();
  });
  // Browsers display an error reply as a page, whatever was requested.
  app.addHook('onSend', (request, reply, payload, done) => {
    if (reply.statusCode >= 400 && isBuiltPart(request)) reply.headers(ofPages);
    done(null, payload);
  });
}

const foldersOfParts = ['/assets/*', '/media/*'];

/** None of them can be opened as a page with scripts, unlike an SVG file. */
const partsThatAreNoPages = /\.(?:js|css|woff2?|avif|webp|png|jpe?g|gif|mp4|webm|vtt)$/i;

/**
 * Scripts, styles, fonts, pictures and films of the build: all headers together would be a kilobyte for each of them.
 * The file is named by the decoded parameter: in the URL, any letter can be encoded.
 */
function isBuiltPart({ routeOptions, params }: FastifyRequest): boolean {
  const { '*': file = '' } = params as { readonly '*'?: string };
  return foldersOfParts.includes(routeOptions.url ?? '') && partsThatAreNoPages.test(file);
}

function partHeaders(isHttps: boolean): Record<string, string> {
  return {
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    ...(isHttps ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}

function pageHeaders(isHttps: boolean): Record<string, string> {
  return {
    ...partHeaders(isHttps),
    'content-security-policy': contentPolicy(isHttps),
    'cross-origin-opener-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    // YouTube refuses to play on a page that sends no referrer.
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-dns-prefetch-control': 'off',
    'x-download-options': 'noopen',
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
    // The filters that this header controlled did harm; `0` turns them off in old browsers.
    'x-xss-protection': '0',
  };
}

function policyOf(sources: typeof contentSources): string {
  return Object.entries(sources)
    .map(([directive, values]) => [directive, ...values].join(' '))
    .join(';');
}
