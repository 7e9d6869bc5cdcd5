import { request } from 'node:http';

const uploadsPath = '/api/founder/videos/uploads';
const tus = { 'tus-resumable': '1.0.0' };

/** Uploads a video to a running product by the tus protocol, and can stop in the middle. */
export class UploadClient {
  readonly #origin: string;
  readonly #cookie: string;

  constructor(origin: string, cookie: string) {
    this.#origin = origin;
    this.#cookie = cookie;
  }

  /** Returns the path of the new upload. */
  async announce(bytes: number): Promise<string> {
    const reply = await this.#fetch(uploadsPath, 'POST', { 'upload-length': String(bytes) });
    const location = reply.headers.get('location');
    if (!location) throw new Error(`The upload was refused: ${reply.status} ${await reply.text()}`);
    return new URL(location, this.#origin).pathname;
  }

  /** How many bytes were received. It is asked again while another request still holds the upload. */
  async arrived(path: string): Promise<number> {
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const reply = await this.#fetch(path, 'HEAD');
      const offset = reply.headers.get('upload-offset');
      if (offset !== null) return Number(offset);
    }
    throw new Error(`The server did not say how much of ${path} it has received.`);
  }

  /**
   * Sends a part of a video in a request that announces all of the rest. `interrupt` is called when these bytes have
   * been handed to the connection; afterwards the connection is closed, if it still exists.
   */
  async sendPart(
    path: string,
    { video, from, bytes }: { readonly video: Buffer; readonly from: number; readonly bytes: number },
    interrupt: () => Promise<unknown>,
  ): Promise<void> {
    const headers = await this.headersOfPart(from, video.length - from);
    const sending = request(this.#origin + path, { method: 'PATCH', headers });
    sending.on('error', () => undefined);
    const closed = new Promise((resolve) => sending.once('close', resolve));
    await new Promise((sent) => sending.write(video.subarray(from, from + bytes), sent));
    await interrupt();
    sending.destroy();
    await closed;
  }

  async headersOfPart(from: number, bytes: number): Promise<Record<string, string>> {
    return {
      ...(await this.#headers()),
      'upload-offset': String(from),
      'content-type': 'application/offset+octet-stream',
      'content-length': String(bytes),
    };
  }

  /** Sends everything that is missing. */
  async sendRest(path: string, video: Buffer): Promise<void> {
    const from = await this.arrived(path);
    if (from < video.length) {
      const headers = await this.headersOfPart(from, video.length - from);
      await this.#fetch(path, 'PATCH', headers, video.subarray(from));
    }
  }

  /** Checks the whole video, and returns the status of the reply. */
  async finish(path: string): Promise<number> {
    const id = path.split('/').at(-1);
    return (await this.#fetch(`/api/founder/videos/${id}/finish`, 'POST')).status;
  }

  async #fetch(path: string, method: string, more: Record<string, string> = {}, body?: Buffer) {
    const headers = { ...(await this.#headers()), ...more };
    return fetch(this.#origin + path, { method, headers, ...(body ? { body: new Uint8Array(body) } : {}) });
  }

  async #headers(): Promise<Record<string, string>> {
    const reply = await fetch(`${this.#origin}/api/csrf-token`, { headers: { cookie: this.#cookie } });
    const { csrfToken } = (await reply.json()) as { csrfToken: string };
    // The token is worth nothing without the cookie that came with it.
    const cookies = reply.headers.getSetCookie().map((line) => line.split(';', 1)[0]);
    return { ...tus, cookie: [this.#cookie, ...cookies].join('; '), 'x-csrf-token': csrfToken };
  }
}
