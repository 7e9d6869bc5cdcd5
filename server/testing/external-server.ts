import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { projectPath } from '../db/project-path.ts';
import { ExternalServerError } from '../platform/external-http/external-server-error.ts';
import type { HostResolver } from '../platform/external-http/host-resolver.ts';

const fixture = (name: string) => readFileSync(projectPath(`server/testing/external-server/${name}`), 'utf8');

/** The hosts for which the test's certificate is valid. */
const knownHosts = ['videos.example', 'other.example'];

/** Tests reach no other server. */
export const noExternalHosts: HostResolver = {
  resolve: async (host) => {
    throw new ExternalServerError(`there is no server called ${host}`);
  },
};

interface ServedFile {
  readonly content: Buffer | string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Whether every request gets the whole file. */
  readonly hasNoRanges?: boolean;
  readonly status?: number;
  /** Whether the reply never comes. */
  readonly hangs?: boolean;
}

export interface ExternalServer {
  readonly hostResolver: HostResolver;
  /** By path. */
  readonly files: Map<string, ServedFile>;
  readonly requests: { readonly host: string | undefined; readonly url: string | undefined }[];
  close(): Promise<void>;
}

/** A server on this machine, by https, that tests reach as videos.example and other.example. */
export async function startExternalServer(): Promise<ExternalServer> {
  const files = new Map<string, ServedFile>();
  const requests: ExternalServer['requests'] = [];
  const server = createServer(
    { key: fixture('key.pem'), cert: fixture('certificate.pem') },
    (request, reply) => {
      requests.push({ host: request.headers.host, url: request.url });
      respond(files.get(request.url ?? ''), request, reply);
    },
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    files,
    requests,
    hostResolver: {
      certificateAuthority: fixture('certificate.pem'),
      resolve: async (host) => {
        if (knownHosts.includes(host)) return { address: '127.0.0.1', port };
        throw new ExternalServerError(`there is no server called ${host}`);
      },
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function respond(file: ServedFile | undefined, request: IncomingMessage, reply: ServerResponse): void {
  if (file?.hangs) return;
  if (!file) {
    reply.writeHead(404).end('Not found');
    return;
  }
  const content = Buffer.from(file.content);
  const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
  if (first === undefined || file.hasNoRanges) {
    reply.writeHead(file.status ?? 200, file.headers).end(content);
    return;
  }
  const part = content.subarray(Number(first), Number(last) + 1);
  const range = `bytes ${first}-${Number(first) + part.length - 1}/${content.length}`;
  reply.writeHead(file.status ?? 206, { ...file.headers, 'content-range': range }).end(part);
}
