import type { TestPerson } from './test-app.ts';
import { testPicture } from './test-pictures.ts';

/** Uploads bytes like the upload tile does, with any content type. */
export async function sendImage(
  { client }: Pick<TestPerson, 'client'>,
  payload: Buffer,
  headers: Record<string, string> = {},
) {
  const token = headers['x-csrf-token'] ?? (await client.formToken());
  return client.send({
    method: 'POST',
    url: '/api/snapshots/upload-proxy',
    headers: { 'content-type': 'image/png', ...headers, 'x-csrf-token': token },
    payload,
  });
}

/** Uploads a picture and returns its URL. */
export async function uploadImage(person: TestPerson, bytes?: Buffer): Promise<string> {
  const reply = await sendImage(person, bytes ?? (await testPicture('png', 64, 48)));
  if (reply.statusCode !== 200) throw new Error(`the upload was refused: ${reply.body}`);
  return reply.json<{ imageUrl: string }>().imageUrl;
}

/** A valid new snapshot, by default of the first lesson of the first course. */
export function newSnapshot(person: TestPerson, imageUrl: string, changes: object = {}): object {
  return { userId: person.id, lessonId: 3901, courseId: 39, imageUrl, caption: '', ...changes };
}

export async function attachImage(person: TestPerson, imageUrl: string, changes: object = {}) {
  return person.client.write('POST', '/api/snapshots', newSnapshot(person, imageUrl, changes));
}

export interface SnapshotJson {
  readonly id: string;
  readonly lessonId: number;
  readonly imageUrl: string;
  readonly thumbnailUrl: string;
  readonly width: number;
  readonly height: number;
}

/** Uploads a picture and creates a snapshot with it. */
export async function takeSnapshot(person: TestPerson, changes: object = {}): Promise<SnapshotJson> {
  const reply = await attachImage(person, await uploadImage(person), changes);
  if (reply.statusCode !== 201) throw new Error(`the snapshot was refused: ${reply.body}`);
  return reply.json<SnapshotJson>();
}
