/** The browser's user agent, which the list of sessions shows. */
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

const mostSteps = 12;

/** Signs a demo person in like a browser, and returns the session's cookie as `name=value`. */
export async function signIn(origin: string, subject: string): Promise<string> {
  const jar = new Map<string, string>();
  let url = `${origin}/api/auth/google`;
  let body: URLSearchParams | undefined;
  for (let step = 0; step < mostSteps; step += 1) {
    const response = await request(url, jar, body);
    const session = jar.get('session');
    if (session) return `session=${session}`;
    const location = response.headers.get('location');
    // A page instead of a redirect is the one for choosing a person.
    body = location ? undefined : new URLSearchParams({ choice: subject });
    url = location ? new URL(location, url).href : url;
  }
  throw new Error(`The demo person ${subject} could not be signed in.`);
}

async function request(url: string, jar: Map<string, string>, body?: URLSearchParams): Promise<Response> {
  const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const response = await fetch(url, {
    ...(body ? { method: 'POST', body } : {}),
    headers: { cookie, 'user-agent': userAgent },
    redirect: 'manual',
  });
  for (const line of response.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    jar.set(name, value);
  }
  return response;
}
