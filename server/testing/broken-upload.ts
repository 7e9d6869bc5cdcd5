import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestApp, TestPerson } from './test-app.ts';

interface BrokenUpload {
  readonly path: string;
  readonly video: Buffer;
  readonly offset: number;
  /** How many bytes are sent before the connection breaks. */
  readonly bytes: number;
}

/** Sends the rest of a video through a connection that breaks. The app has to listen on a port. */
export async function sendUntilItBreaks(
  { app, config }: TestApp,
  { client }: TestPerson,
  { path, video, offset, bytes }: BrokenUpload,
): Promise<void> {
  const token = await client.formToken();
  const sending = request({
    method: 'PATCH',
    host: '127.0.0.1',
    port: (app.server.address() as AddressInfo).port,
    path,
    headers: {
      host: new URL(config.publicUrl).host,
      cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'x-csrf-token': token,
      'tus-resumable': '1.0.0',
      'upload-offset': String(offset),
      'content-type': 'application/offset+octet-stream',
      'content-length': String(video.length - offset),
    },
  });
  sending.on('error', () => undefined);
  const closed = new Promise((resolve) => sending.once('close', resolve));
  await new Promise((sent) => sending.write(video.subarray(offset, offset + bytes), sent));
  sending.destroy();
  await closed;
}
