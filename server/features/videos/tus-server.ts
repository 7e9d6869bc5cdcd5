import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { videoUploadsPath } from '@chalkline/contract/console-addresses';
import { Server } from '@tus/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isDiskFull } from '../../db/disk-full.ts';
import type { AppContext } from '../../platform/app-context.ts';
import { clientDisconnected } from '../../platform/http/client-disconnect.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { parseUuid } from '../../platform/http/row-id.ts';
import { announceUpload } from './announce-upload.ts';
import type { VideoLibrary } from './finish-upload.ts';
import { noSpaceForPart } from './no-space-left.ts';

const partType = 'application/offset+octet-stream';

/** Answers requests of the tus protocol. The routes have authorised the sender already. */
export class UploadServer {
  readonly #server: Server;
  readonly #senders = new WeakMap<Request, string>();
  readonly #failures = new WeakMap<Request, Error>();

  constructor({ db, now, config }: AppContext, { store, locks }: Pick<VideoLibrary, 'store' | 'locks'>) {
    this.#server = new Server({
      path: videoUploadsPath,
      datastore: store.uploads,
      locker: locks,
      relativeLocation: true,
      // Only pages of this site upload videos.
      allowedOrigins: [new URL(config.publicUrl).origin],
      namingFunction: () => randomUUID(),
      getFileIdFromRequest: (_request, id) => parseUuid(id ?? ''),
      onUploadCreate: async (request, upload) => {
        const uploadedBy = this.#senders.get(request);
        if (!uploadedBy) throw new Error('An upload needs somebody who uploads it.');
        await announceUpload(db, { uploadedBy, upload, now: now() });
        return {};
      },
      // Errors of the protocol have a status; any other is answered like everywhere else in the product.
      onResponseError: (request, error) => {
        if (!(error instanceof Error) || 'status_code' in error) return undefined;
        this.#failures.set(request, error);
        return { status_code: 500, body: '' };
      },
    });
  }

  async answer(personId: string, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    // Somebody whose connection is lost continues later; what was received so far is stored.
    if (request.method === 'PATCH' && request.raw.destroyed) throw clientDisconnected();
    if (request.method === 'PATCH') expectPart(request);
    const asked = webRequest(request);
    this.#senders.set(asked, personId);
    const response = await this.#server.handleWeb(asked);
    const failure = this.#failures.get(asked);
    if (failure)
      throw isDiskFull(failure) && !(failure instanceof Refusal) ? noSpaceForPart(failure) : failure;
    reply.code(response.status);
    for (const [name, value] of response.headers) reply.header(name, value);
    return reply.send(await response.text());
  }
}

/** The protocol asks for status 415, with which the package doesn't answer. */
function expectPart({ headers }: FastifyRequest): void {
  if (headers['content-type'] === partType) return;
  throw new Refusal('unsupported_type', `Parts of a video are sent with the content type ${partType}.`);
}

/** Reading how much was received is a `HEAD` in the protocol. */
function webRequest({ raw, method, url, headers, host, protocol }: FastifyRequest): Request {
  const body = method === 'PATCH' ? { body: Readable.toWeb(raw) as ReadableStream, duplex: 'half' } : {};
  return new Request(`${protocol}://${host}${url}`, {
    method: method === 'GET' ? 'HEAD' : method,
    headers: textHeaders(headers),
    ...body,
  } as RequestInit);
}

function textHeaders(headers: FastifyRequest['headers']): [string, string][] {
  return Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : [],
  );
}
