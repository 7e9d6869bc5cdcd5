import { type Agent, type IncomingMessage, request } from 'node:http';

/**
 * `refused` when nobody accepted the connection, `broken` when it was accepted and no complete reply came.
 */
export type Outcome = { readonly status: number; readonly text: string } | 'refused' | 'broken';

export interface Call {
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly agent?: Agent;
}

/** Sends a request once, without any retry, and returns how it ended. */
export function call(
  url: string,
  { method = 'GET', headers = {}, body, agent }: Call = {},
): Promise<Outcome> {
  return new Promise((resolve) => {
    const fail = (error: NodeJS.ErrnoException) =>
      resolve(error.code === 'ECONNREFUSED' ? 'refused' : 'broken');
    const outgoing = request(url, { method, headers, ...(agent ? { agent } : {}) }, (reply) => {
      void read(reply).then((text) => resolve({ status: reply.statusCode ?? 0, text }), fail);
    });
    outgoing.once('error', fail);
    outgoing.end(body);
  });
}

async function read(reply: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of reply.setEncoding('utf8')) text += chunk;
  return text;
}
