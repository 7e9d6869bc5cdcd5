import type { ContentPicture } from '@chalkline/contract/content-pictures';
import type { TestClient } from './test-client.ts';
import { testPicture } from './test-pictures.ts';

/** Uploads bytes like the editor page does. */
export async function sendPicture(client: TestClient, payload: Buffer) {
  return client.send({
    method: 'POST',
    url: '/api/founder/content/pictures',
    headers: { 'content-type': 'image/png', 'x-csrf-token': await client.formToken() },
    payload,
  });
}

/** Uploads a content picture and returns where it is. */
export async function uploadPicture(client: TestClient, bytes?: Buffer): Promise<ContentPicture> {
  const reply = await sendPicture(client, bytes ?? (await testPicture('png', 64, 48)));
  if (reply.statusCode !== 200) throw new Error(`the picture was refused: ${reply.body}`);
  return reply.json<ContentPicture>();
}
