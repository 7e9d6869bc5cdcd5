import { csrfHeader, csrfTokenPath } from '@chalkline/contract/addresses';
import type { AddressFor, BodyOf, PathOf, ReplyOf, WriteMethod } from '@chalkline/contract/api-calls';
import { type ApiError, errorFrom } from './api-error.ts';

/** The body of a call; none where the contract names none. */
type Sent<Body> = undefined extends Body ? [] : [body: Body];

/** Sends a change to the server. The method and the path determine what can be sent and what comes back. */
export async function write<Method extends WriteMethod, Path extends PathOf<Method>>(
  method: Method,
  address: AddressFor<Method, Path>,
  ...[body]: Sent<BodyOf<Method, Path>>
): Promise<ReplyOf<Method, Path>> {
  const response = await withFormToken((headers) => send(method, address, headers, body));
  return (response.status === 204 ? undefined : await response.json()) as ReplyOf<Method, Path>;
}

/** The same for a change that has to arrive even if the person leaves the page right now. */
export async function writeWhileLeaving<Method extends WriteMethod, Path extends PathOf<Method>>(
  method: Method,
  address: AddressFor<Method, Path>,
  ...[body]: Sent<BodyOf<Method, Path>>
): Promise<void> {
  await withFormToken((headers) => send(method, address, headers, body, true));
}

/** Sends a request with the form token. The token is requested once, and again when it has expired. */
export async function withFormToken(sendWith: (headers: Headers) => Promise<Response>): Promise<Response> {
  const response = await sendWith(await tokenHeaders());
  if (response.ok) return response;
  const error = await errorFrom(response);
  if (!hasStaleToken(error)) throw error;
  forgetToken();
  const second = await sendWith(await tokenHeaders());
  if (!second.ok) throw await errorFrom(second);
  return second;
}

/** The headers that prove that a change comes from a page of this site. */
export async function tokenHeaders(): Promise<Headers> {
  const headers = new Headers();
  const token = await formToken();
  if (token) headers.set(csrfHeader, token);
  return headers;
}

function send(
  method: WriteMethod,
  address: string,
  headers: Headers,
  body: unknown,
  keepalive = false,
): Promise<Response> {
  if (body !== undefined) headers.set('Content-Type', 'application/json');
  return fetch(address, {
    method,
    credentials: 'include',
    keepalive,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

let token: Promise<string | undefined> | undefined;

/** Without a token the request is sent anyway, and the server refuses it. */
function formToken(): Promise<string | undefined> {
  token ??= fetchToken().catch((error: unknown) => {
    forgetToken();
    // biome-ignore lint/suspicious/noConsole: the specification asks for a logged warning here
    console.warn('The form token could not be obtained.', error);
    return undefined;
  });
  return token;
}

/** A form that leaves the page can't be retried, so it always uses a new token. */
export function newFormToken(): Promise<string | undefined> {
  forgetToken();
  return formToken();
}

function forgetToken(): void {
  token = undefined;
}

async function fetchToken(): Promise<string> {
  const response = await fetch(csrfTokenPath, { credentials: 'include' });
  if (!response.ok) throw await errorFrom(response);
  const { csrfToken } = (await response.json()) as ReplyOf<'GET', typeof csrfTokenPath>;
  return csrfToken;
}

function hasStaleToken(error: ApiError): boolean {
  return error.status === 403 && error.refusal?.code === 'csrf';
}
