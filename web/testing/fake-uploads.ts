import type { FakeServer } from './fake-server.ts';

const path = '/api/founder/videos/uploads';
const id = '0b8f3c1e-5a52-4f5e-9d3b-3a8a1f0c7d11';
const protocol = { 'Tus-Resumable': '1.0.0' };

/** A server that receives one upload by the tus protocol. */
export class FakeUploads {
  readonly id = id;
  /** How many bytes the server has. */
  arrived = 0;
  /** Where each part began. */
  readonly parts: number[] = [];
  isCancelled = false;
  /** What the next parts are answered with instead of being received. */
  refusal: (() => Response) | undefined;
  #total = 0;
  #isRemoved = false;
  #hold: Promise<void> | undefined;
  #release = () => {};
  #connection = 0;

  constructor(server: FakeServer) {
    const reply = (status: number, headers: Record<string, string> = {}) =>
      new Response(null, { status, headers: { ...protocol, ...headers } });
    const offset = () => ({ 'Upload-Offset': String(this.arrived) });
    server.answerRequests('POST', path, ({ headers }) => {
      this.#total = Number(headers.get('upload-length'));
      this.#isRemoved = false;
      return reply(201, { Location: `${path}/${id}` });
    });
    server.answerRequests('HEAD', `${path}/${id}`, () =>
      this.#isRemoved ? reply(404) : reply(200, { ...offset(), 'Upload-Length': String(this.#total) }),
    );
    server.answerRequests('PATCH', `${path}/${id}`, async (request) => {
      this.parts.push(Number(request.headers.get('upload-offset')));
      const body = await request.arrayBuffer();
      const connection = this.#connection;
      await this.#hold;
      if (connection !== this.#connection) return reply(500);
      if (this.refusal) return this.refusal();
      this.arrived += body.byteLength;
      return reply(204, offset());
    });
    server.answerRequests('DELETE', `${path}/${id}`, () => {
      this.isCancelled = true;
      return reply(204);
    });
  }

  /** An upload that began on an earlier page. */
  beganWith(arrived: number, total: number): void {
    this.arrived = arrived;
    this.#total = total;
  }

  /** Removes the upload, as the server does a day after its last byte. */
  remove(): void {
    this.#isRemoved = true;
    this.arrived = 0;
  }

  /** Lets parts wait until they are released. */
  hold(): void {
    this.#hold = new Promise((resolve) => {
      this.#release = resolve;
    });
  }

  release(): void {
    this.#hold = undefined;
    this.#release();
  }

  /** Ends the connection of a part that waits, when so many bytes have arrived. */
  interruptAt(arrived: number): void {
    this.arrived = arrived;
    this.#connection += 1;
    this.release();
  }
}
