import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { Client } from 'pg';
import { startOnPostgres } from '../products.ts';
import { atLeast, atMost, type Figure } from '../report/figure.ts';
import { median } from '../report/quantiles.ts';
import { shorten } from '../report/shorten.ts';
import type { BenchContext } from './bench-context.ts';

const warmUpRounds = 20;
const usualRounds = 200;

/**
 * How long a request for a sign-in code takes for an address that has an account, compared with one that has none.
 * The ratio must be so close to one that nobody can tell who has an account.
 */
export async function measureCodes({ closing, rounds = usualRounds }: BenchContext): Promise<Figure[]> {
  const started = await startOnPostgres(closing);
  if (!started) return [];
  const total = warmUpRounds + rounds;
  await addPeople(started.databaseUrl, total);
  const { origin } = started.product;
  const form = await formToken(origin);
  const took = { known: [] as number[], unknown: [] as number[] };
  for (let round = 0; round < total; round += 1) {
    // Alternates which one comes first, so that neither always finds what the other has warmed up.
    const kinds = round % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
    for (const kind of kinds) {
      const time = await askForCode(origin, form, { email: `${kind}-${round}@bench.example`, round });
      if (round >= warmUpRounds) took[kind].push(time);
    }
  }
  return figures(median(took.known), median(took.unknown));
}

function figures(known: number, unknown: number): Figure[] {
  const remark = `${shorten(known)} ms with an account, ${shorten(unknown)} ms without`;
  const value = known / unknown;
  return [
    { what: 'asking for a code, known against unknown', value, unit: '', aim: atMost(1.1), remark },
    { what: 'the same, from below', value, unit: '', aim: atLeast(0.9) },
  ];
}

/** People with a Google account, so that a code to their address opens it. */
async function addPeople(databaseUrl: string, count: number): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(
      `insert into users (issuer, subject, email)
       select 'sandbox', 'bench-' || n, 'known-' || n || '@bench.example' from generate_series(0, $1 - 1) n`,
      [count],
    );
  } finally {
    await client.end();
  }
}

interface FormToken {
  readonly token: string;
  readonly cookie: string;
}

async function formToken(origin: string): Promise<FormToken> {
  const reply = await fetch(`${origin}/api/csrf-token`);
  const { csrfToken: token } = (await reply.json()) as { csrfToken: string };
  const cookie = reply.headers.getSetCookie().map((line) => line.split(';')[0]);
  return { token, cookie: cookie.join('; ') };
}

/** The duration in milliseconds. Each round has a local address of its own, because clients have limits. */
async function askForCode(
  origin: string,
  { token, cookie }: FormToken,
  { email, round }: { readonly email: string; readonly round: number },
): Promise<number> {
  const body = JSON.stringify({ email });
  const started = performance.now();
  const sent = request(`${origin}/api/sign-in/code`, {
    method: 'POST',
    agent: false,
    localAddress: `127.0.${1 + Math.floor(round / 250)}.${1 + (round % 250)}`,
    headers: { cookie, 'x-csrf-token': token, 'content-type': 'application/json' },
  });
  sent.end(body);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  response.resume();
  await once(response, 'end');
  const { location } = response.headers;
  if (location !== '/sign-in/code') throw new Error(`No code was sent: ${response.statusCode} ${location}`);
  return performance.now() - started;
}
