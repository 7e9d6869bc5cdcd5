import { signInCallbackPath } from '@chalkline/contract/sign-in-addresses';
import type { AppContext } from '../../../platform/app-context.ts';
import { failed, type Outcome, passed, warning } from './outcome.ts';

const neededHeaders = ['strict-transport-security', 'content-security-policy', 'x-content-type-options'];

/** Opens the site as a visitor would, through the proxy in front of it. */
export async function checkHttps({ config }: AppContext, signal: AbortSignal): Promise<Outcome> {
  const { publicUrl } = config;
  if (!publicUrl.startsWith('https:'))
    return failed(`The address of the site is ${publicUrl}, without HTTPS.`);
  const reply = await fetch(`${publicUrl}/`, { redirect: 'manual', signal });
  await reply.body?.cancel();
  if (reply.status !== 200) return failed(`${publicUrl} returns status ${reply.status}.`);
  const missing = neededHeaders.filter((name) => !reply.headers.has(name));
  if (missing.length > 0) return failed(`Visitors don't receive these headers: ${missing.join(', ')}.`);
  return passed(`${publicUrl} answers with a valid certificate and all security headers.`);
}

interface Discovery {
  readonly authorization_endpoint?: string;
}

/** Asks the provider to begin a sign-in. It refuses an unknown client or redirect address at once. */
export async function checkSignIn({ identity, config }: AppContext, signal: AbortSignal): Promise<Outcome> {
  const { authorization_endpoint: endpoint } = await discover(identity.issuer, signal);
  if (endpoint === undefined) return failed('The sign-in provider doesn’t say where people sign in.');
  const redirectUri = `${config.publicUrl}${signInCallbackPath}`;
  const url = new URL(endpoint);
  const parameters = {
    client_id: identity.clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'openid email profile',
    state: 'launch-check',
    code_challenge: 'x'.repeat(43),
    code_challenge_method: 'S256',
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  const reply = await fetch(url, { redirect: 'manual', signal });
  await reply.body?.cancel();
  const location = reply.headers.get('location') ?? '';
  if (reply.status >= 400 || /oauth\/error|[?&]error=/.test(location))
    return failed(`The sign-in provider refuses our client or its redirect address, ${redirectUri}.`);
  return passed(`The sign-in provider accepts ${redirectUri}.`);
}

async function discover(issuer: string, signal: AbortSignal): Promise<Discovery> {
  const reply = await fetchDiscovery(issuer, signal);
  if (!reply.ok) throw new Error(`The sign-in provider returns status ${reply.status}.`);
  return (await reply.json()) as Discovery;
}

function fetchDiscovery(issuer: string, signal: AbortSignal): Promise<Response> {
  return fetch(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`, { signal });
}

/** Replies say the time in whole seconds, and need a moment to arrive. */
const tolerance = 5_000;

/** Compares the clock with the one of the sign-in provider, which refuses requests from another time. */
export async function checkClock({ identity, now }: AppContext, signal: AbortSignal): Promise<Outcome> {
  const reply = await fetchDiscovery(identity.issuer, signal);
  await reply.body?.cancel();
  const theirs = Date.parse(reply.headers.get('date') ?? '');
  if (Number.isNaN(theirs))
    return warning("We couldn't check the clock: the sign-in provider sends no time.");
  const difference = now().getTime() - theirs;
  if (Math.abs(difference) <= tolerance) return passed('The clock is right.');
  const seconds = Math.round(Math.abs(difference) / 1_000);
  return failed(`The clock is ${seconds} seconds ${difference > 0 ? 'fast' : 'slow'}.`);
}
