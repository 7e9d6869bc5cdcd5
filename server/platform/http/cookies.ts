import type { CookieSerializeOptions } from '@fastify/cookie';

export interface CookieJar {
  name(plain: string): string;
  options(maxAgeSeconds: number): CookieSerializeOptions;
}

/** Cookies of this site: bound to exactly this host, and to https where the site uses https. */
export function cookieJar(publicUrl: string): CookieJar {
  const isSecure = publicUrl.startsWith('https:');
  return {
    name: (plain) => (isSecure ? `__Host-${plain}` : plain),
    options: (maxAgeSeconds) => ({
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: isSecure,
      maxAge: maxAgeSeconds,
    }),
  };
}
