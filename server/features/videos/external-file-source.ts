import type { ExternalHttpClient } from '../../platform/external-http/external-http-client.ts';
import { ExternalServerError } from '../../platform/external-http/external-server-error.ts';
import type { InspectedFile } from './inspection/inspect-video.ts';

/** A long film has an index of a few megabytes. Reading more than this proves nothing new. */
const maxTotalBytes = 32 * 1024 ** 2;

/** A video of another server, of which only the ranges are read that describe it. */
export class ExternalFileSource {
  readonly #client: ExternalHttpClient;
  readonly #address: string;
  readonly #headers: Readonly<Record<string, string>>;
  #bytesRead = 0;
  /** What went wrong with the connection, rather than with the file. */
  problem: ExternalServerError | undefined;
  /** Whether the file is too unusual to be read to its end here. */
  hasReachedLimit = false;

  constructor(client: ExternalHttpClient, address: string, headers: Readonly<Record<string, string>>) {
    this.#client = client;
    this.#address = address;
    this.#headers = headers;
  }

  source(bytes: number): InspectedFile {
    return { bytes, read: (start, end) => this.#read(start, end) };
  }

  /** The length of the file, and whether the page may read it. */
  async open(): Promise<{ readonly bytes: number; readonly allowedOrigin: string | undefined }> {
    const { headers } = await this.#range(0, 1);
    const bytes = Number(/\/(\d+)$/.exec(headers['content-range'] ?? '')?.[1]);
    if (!Number.isSafeInteger(bytes) || bytes === 0)
      throw new ExternalServerError("the server doesn't say how large the file is");
    return { bytes, allowedOrigin: headers['access-control-allow-origin'] };
  }

  async #read(start: number, end: number): Promise<Uint8Array> {
    this.#bytesRead += end - start;
    if (this.#bytesRead > maxTotalBytes) {
      this.hasReachedLimit = true;
      throw new Error('Enough of the file was read.');
    }
    try {
      return (await this.#range(start, end)).body;
    } catch (error) {
      if (error instanceof ExternalServerError) this.problem = error;
      throw error;
    }
  }

  async #range(start: number, end: number) {
    const headers = { ...this.#headers, range: `bytes=${start}-${end - 1}` };
    const reply = await this.#client.get(this.#address, { headers, maxBytes: end - start });
    if (reply.status === 206 && reply.body.length === end - start) return reply;
    const { host } = new URL(this.#address);
    throw new ExternalServerError(
      `${host} doesn't send parts of the file, so people couldn't skip in the video`,
    );
  }
}
