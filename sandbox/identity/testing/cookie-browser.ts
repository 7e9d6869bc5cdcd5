interface StoredCookie {
  readonly name: string;
  readonly value: string;
  readonly path: string;
}

/** The parts of a browser that a sign-in needs: it keeps cookies by path and exposes each redirect. */
export class CookieBrowser {
  cookies: StoredCookie[] = [];

  async open(url: string | URL, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    const cookie = this.#cookiesFor(new URL(url).pathname);
    if (cookie) headers.set('cookie', cookie);
    const response = await fetch(url, { ...init, headers, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) this.#store(line);
    return response;
  }

  submit(url: string | URL, fields: Record<string, string>): Promise<Response> {
    return this.open(url, { method: 'POST', body: new URLSearchParams(fields) });
  }

  /** Follows redirects until one leads to `stopAt`, which is not opened, or a page is shown. */
  async follow(response: Response, stopAt: string): Promise<{ url: string; page?: Response }> {
    const location = response.headers.get('location');
    if (!location) return { url: response.url, page: response };
    const url = new URL(location, response.url).href;
    return url.startsWith(stopAt) ? { url } : this.follow(await this.open(url), stopAt);
  }

  #cookiesFor(path: string): string {
    const fitting = this.cookies.filter(
      (cookie) => path === cookie.path || path.startsWith(`${cookie.path.replace(/\/$/, '')}/`),
    );
    return fitting.map(({ name, value }) => `${name}=${value}`).join('; ');
  }

  #store(line: string): void {
    const [pair = '', ...attributes] = line.split(/;\s*/);
    const [name = '', ...value] = pair.split('=');
    const path = attributes.find((attribute) => /^path=/i.test(attribute))?.slice('path='.length) ?? '/';
    const isGone = attributes.some((attribute) => /^expires=Thu, 01 Jan 1970/i.test(attribute));
    this.cookies = this.cookies.filter((cookie) => cookie.name !== name || cookie.path !== path);
    if (!isGone) this.cookies.push({ name, value: value.join('='), path });
  }
}
