import { readFileSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { finishUploadPath, videoUploadsPath } from '@chalkline/contract/console-addresses';
import { projectPath } from '../db/project-path.ts';
import type { TestPerson } from './test-app.ts';

const tus = { 'tus-resumable': '1.0.0' };
const partType = 'application/offset+octet-stream';

/** A video that every browser plays. */
export const aVideo = readFileSync(projectPath('web/public/media/sample-lesson.mp4'));

/** A playable video of this size: players skip what follows the last box. */
export function videoOf(bytes: number): Buffer {
  const rest = Buffer.alloc(bytes - aVideo.length, 'the rest of a long video ');
  rest.writeUInt32BE(rest.length, 0);
  rest.write('free', 4);
  return Buffer.concat([aVideo, rest]);
}

type Uploader = Pick<TestPerson, 'client'>;

/** The calls of a tus client, one by one. */
export function uploadBy({ client }: Uploader) {
  const send = async (method: 'POST' | 'PATCH' | 'HEAD' | 'DELETE', url: string, options: object = {}) => {
    const { headers = {}, ...others } = options as {
      headers?: Record<string, string>;
      payload?: Buffer | Readable;
    };
    const token = { 'x-csrf-token': await client.formToken() };
    return client.send({ method, url, headers: { ...tus, ...token, ...headers }, ...others });
  };
  return {
    announce: (bytes: number, name = 'video.mp4') =>
      send('POST', videoUploadsPath, {
        headers: {
          'upload-length': String(bytes),
          'upload-metadata': `filename ${Buffer.from(name).toString('base64')}`,
        },
      }),
    sendPart: (address: string, offset: number, payload: Buffer | Readable, contentType = partType) =>
      send('PATCH', address, {
        headers: { 'upload-offset': String(offset), 'content-type': contentType },
        payload,
      }),
    arrived: async (address: string) => Number((await send('HEAD', address)).headers['upload-offset']),
    cancel: (address: string) => send('DELETE', address),
    finish: (id: string) => client.write('POST', finishUploadPath.replace(':videoId', id)),
  };
}

/** Uploads a whole video, and returns the reply to its last step. */
export async function uploadVideo(person: Uploader, bytes: Buffer, name?: string) {
  const upload = uploadBy(person);
  const address = String((await upload.announce(bytes.length, name)).headers.location);
  await upload.sendPart(address, 0, bytes);
  return upload.finish(address.split('/').at(-1) ?? '');
}
