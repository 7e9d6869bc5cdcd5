import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Where lessons may come from, besides this site. */
const videoHosts = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
  'https://www.loom.com',
  'https://drive.google.com',
];

/** A form may lead there through a redirect, which a browser checks too. */
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
  'media-src': ["'self'"],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'frame-src': ["'self'", ...videoHosts],
  'form-action': ["'self'", ...formTargets],
  'frame-ancestors': ["'none'"],
  'base-uri': ["'none'"],
  'object-src': ["'none'"],
  // HTML gets into a page by this policy only (`web/ui/rendered-html.ts`), and no script by its address.
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['rendered-markdown'],
};

/** Tells browsers what a page of this site may do. The headers of a page are the same for every page, so they are put together once. */
export function securityHeaders(app: FastifyInstance, publicUrl: string): void {
  const isHttps = publicUrl.startsWith('https:');
  const [ofPages, ofParts] = [pageHeaders(isHttps), partHeaders(isHttps)];
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(isBuiltPart(request) ? ofParts : ofPages);
    done();
  });
  // Browsers show an error reply as a page, whatever was asked for.
  app.addHook('onSend', (request, reply, payload, done) => {
    if (reply.statusCode >= 400 && isBuiltPart(request)) reply.headers(ofPages);
    done(null, payload);
  });
}

/** Scripts, styles and fonts: nothing that a browser shows by itself, and a first visit asks for thirty of them. */
function isBuiltPart({ routeOptions }: FastifyRequest): boolean {
  // By the route that was matched: only a file that exists has one of its own.
  const url = routeOptions.url ?? '';
  return url.startsWith('/assets/') && !url.endsWith('*');
}

function partHeaders(isHttps: boolean): Record<string, string> {
  return {
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    ...(isHttps ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}

function pageHeaders(isHttps: boolean): Record<string, string> {
  const sources = isHttps ? { ...contentSources, 'upgrade-insecure-requests': [] } : contentSources;
  return {
    ...partHeaders(isHttps),
    'content-security-policy': policyOf(sources),
    'cross-origin-opener-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    // YouTube refuses to play for a page that does not say where it is.
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-dns-prefetch-control': 'off',
    'x-download-options': 'noopen',
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
    // The filters that this header once steered did harm; `0` turns off what is left of them.
    'x-xss-protection': '0',
  };
}

function policyOf(sources: typeof contentSources): string {
  return Object.entries(sources)
    .map(([directive, values]) => [directive, ...values].join(' '))
    .join(';');
}
