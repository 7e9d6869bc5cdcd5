import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { looseUploadLimit, uploadsAtATime } from '@chalkline/domain/snapshots/snapshot-file';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uploads } from '../../db/schema.ts';
import { sendImage, uploadImage } from '../../testing/snapshot-uploads.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import {
  chunk,
  deepPng,
  hugeCanvas,
  movingPicture,
  palettePng,
  photoWithPlace,
  plainPng,
  testPicture,
} from '../../testing/test-pictures.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp({ environment: { WRITES_PER_MINUTE: '100000' } });
});
afterAll(() => testApp.close());

function storedFiles(): string[] {
  const folder = join(testApp.config.dataDir, 'uploads');
  return existsSync(folder) ? readdirSync(folder) : [];
}

async function uploadRows(userId: string): Promise<number> {
  return (await testApp.database.db.select().from(uploads).where(eq(uploads.userId, userId))).length;
}

describe('an image', () => {
  it.each(['png', 'jpeg', 'gif', 'webp'] as const)(
    'of the kind %s is taken and served as such',
    async (format) => {
      const member = await testApp.person('Monthly');
      // The bytes decide, not the declared content type.
      const bytes = await testPicture(format);
      const reply = await sendImage(member, bytes, { 'content-type': 'text/html' });
      expect(reply.statusCode).toBe(200);
      const image = await member.client.get(reply.json().imageUrl);
      expect(image.headers).toMatchObject({
        'content-type': `image/${format}`,
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
        'content-security-policy': "default-src 'none'; sandbox",
      });
      expect(image.headers['content-disposition']).toMatch(/^inline; filename="snapshot-[\w-]+\.\w+"$/);
      expect(await sharp(image.rawPayload).metadata()).toMatchObject({ format, width: 320, height: 240 });
    },
  );

  it('has a thumbnail for 200 px at 16:9, at twice the density', async () => {
    const member = await testApp.person('Monthly');
    const imageUrl = await uploadImage(member, await testPicture('jpeg', 300, 900));
    const thumbnail = await member.client.get(`${imageUrl}/thumbnail`);
    expect(thumbnail.headers['content-type']).toBe('image/webp');
    expect(await sharp(thumbnail.rawPayload).metadata()).toMatchObject({ width: 400, height: 225 });
  });

  it('is not cached by the browser; its thumbnail is, and not sent again', async () => {
    const member = await testApp.person('Monthly');
    const imageUrl = await uploadImage(member);
    expect((await member.client.get(imageUrl)).headers.etag).toBeUndefined();
    const { etag, 'cache-control': kept } = (await member.client.get(`${imageUrl}/thumbnail`)).headers;
    expect(kept).toBe('private, no-cache');
    const again = await member.client.get(`${imageUrl}/thumbnail`, { 'if-none-match': String(etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('is compressed more strongly when it would grow past 10 MiB', async () => {
    const member = await testApp.person('Monthly');
    const noise = palettePng(2_400);
    expect(noise.length).toBeLessThan(10 * 1024 * 1024);
    const image = await member.client.get(await uploadImage(member, noise));
    expect(image.rawPayload.length).toBeLessThanOrEqual(10 * 1024 * 1024);
    expect(image.headers['content-type']).toBe('image/jpeg');
    expect(await sharp(image.rawPayload).metadata()).toMatchObject({ width: 2_400, height: 2_400 });
  });

  it('loses its location and camera data, and is upright', async () => {
    const member = await testApp.person('Monthly');
    const photo = await photoWithPlace();
    const before = await sharp(photo).metadata();
    expect([before.width, before.height, before.orientation]).toEqual([64, 32, 6]);
    expect(before.exif?.includes('SecretCamera')).toBe(true);

    const imageUrl = await uploadImage(member, photo);
    for (const url of [imageUrl, `${imageUrl}/thumbnail`]) {
      const { rawPayload } = await member.client.get(url);
      const { exif, icc, xmp, iptc, orientation, hasProfile } = await sharp(rawPayload).metadata();
      expect({ exif, icc, xmp, iptc, orientation, hasProfile }).toEqual({ hasProfile: false });
      for (const trace of ['SecretCamera', 'Exif', 'GPS']) expect(rawPayload.includes(trace)).toBe(false);
    }
    const shown = await sharp((await member.client.get(imageUrl)).rawPayload).metadata();
    expect([shown.width, shown.height]).toEqual([32, 64]);
  });

  it('stays animated', async () => {
    const member = await testApp.person('Monthly');
    const imageUrl = await uploadImage(member, await movingPicture(5));
    const { rawPayload } = await member.client.get(imageUrl);
    expect(await sharp(rawPayload).metadata()).toMatchObject({
      format: 'gif',
      pages: 5,
      width: 40,
      height: 30,
    });
  });

  it('contains nothing that was hidden in it', async () => {
    const member = await testApp.person('Monthly');
    const polyglot = Buffer.concat([
      await testPicture('png'),
      Buffer.from('<script>alert("polyglot")</script>PK\x03\x04'),
    ]);
    const imageUrl = await uploadImage(member, polyglot);
    const { rawPayload } = await member.client.get(imageUrl);
    expect(rawPayload.includes('polyglot')).toBe(false);
    expect(rawPayload.includes('PK\x03\x04')).toBe(false);
  });
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
const html = '<!doctype html><script>alert(1)</script>';
const half = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2);
const hidden = (head: string, rest: string) =>
  Buffer.concat([Buffer.from(head, 'latin1'), Buffer.from(rest)]);

/** Files that are not screenshots but attacks. */
const hostile: readonly (readonly [string, number, () => Buffer | Promise<Buffer>])[] = [
  ['nothing', 415, () => Buffer.alloc(0)],
  ['a text', 415, () => Buffer.from('not an image')],
  ['HTML under the name of a PNG', 415, () => Buffer.from(html)],
  ['an SVG', 415, () => Buffer.from(svg)],
  ['an SVG behind the head of a GIF', 415, () => hidden('GIF89a', svg)],
  ['HTML behind the head of a PNG', 415, () => hidden('\x89PNG\r\n\x1a\n', html)],
  ['HTML behind the head of a JPEG', 415, () => hidden('\xff\xd8\xff\xe0', html)],
  ['HTML behind the head of a WebP', 415, () => hidden('RIFF\x20\x00\x00\x00WEBPVP8 ', html)],
  ['a TIFF', 415, () => sharp(plainPng(9, 9)).tiff().toBuffer()],
  ['an AVIF', 415, () => sharp(plainPng(9, 9)).avif().toBuffer()],
  ['a PDF', 415, () => Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj')],
  ['a zip file', 415, () => Buffer.from('PK\x03\x04 and so on', 'latin1')],
  ['half a PNG', 415, async () => half(await testPicture('png'))],
  ['half a JPEG', 415, async () => half(await testPicture('jpeg'))],
  ['half a GIF', 415, async () => half(await testPicture('gif'))],
  ['half a WebP', 415, async () => half(await testPicture('webp'))],
  ['a PNG without pixels', 415, () => plainPng(100, 100, false)],
  ['a PNG with a broken checksum', 415, () => brokenChecksum(plainPng(100, 100))],
  ['a picture of 14,000 × 14,000 pixels', 413, () => plainPng(14_000, 14_000)],
  ['a bomb: a few bytes that claim 4 billion pixels', 413, () => plainPng(65_535, 65_535, false)],
  ['a bomb: a text that grows to 64 MB', 415, () => textBomb()],
  ['an endless strip: 100 kB of 1 × 49,999,999 pixels', 413, () => plainPng(1, 49_999_999)],
  ['a picture that takes 400 MB when it is unpacked', 413, () => deepPng(7_000, 7_000)],
  ['a moving picture with 60 megapixels over its frames', 413, () => hugeCanvas(60, 1_000, 1_000)],
  ['11 MiB', 413, () => Buffer.alloc(11 * 1024 * 1024, 1)],
  ['one byte more than 10 MiB', 413, () => Buffer.alloc(10 * 1024 * 1024 + 1, 1)],
];

function brokenChecksum(png: Buffer): Buffer {
  const broken = Buffer.from(png);
  const at = broken.indexOf('IDAT') + 6;
  broken.writeUInt8(broken.readUInt8(at) ^ 0xff, at);
  return broken;
}

/** A PNG with a compressed text of many megabytes, and no pixels. */
function textBomb(): Buffer {
  const png = plainPng(8, 8, false);
  const { deflateSync } = process.getBuiltinModule('node:zlib');
  const text = Buffer.concat([
    Buffer.from('Comment\0\0'),
    deflateSync(Buffer.alloc(64 * 1024 * 1024), { level: 9 }),
  ]);
  return Buffer.concat([png.subarray(0, 33), chunk('zTXt', text), png.subarray(33)]);
}

describe('an upload', () => {
  it.each(hostile)('of %s is refused with %i and leaves nothing behind', async (_, status, make) => {
    const member = await testApp.person('Monthly');
    const before = storedFiles();
    const reply = await sendImage(member, await make());
    expect(reply.statusCode).toBe(status);
    expect(reply.json()).toMatchObject({ code: status === 413 ? 'too_large' : 'unsupported_type' });
    expect(storedFiles()).toEqual(before);
    expect(await uploadRows(member.id)).toBe(0);
  });

  it('more than 10 MiB without a declared length', async () => {
    const member = await testApp.person('Monthly');
    const reply = await sendImage(member, Buffer.alloc(11 * 1024 * 1024, 1), { 'content-length': '' });
    expect(reply.statusCode).toBe(413);
  });
});

describe('who may upload', () => {
  it('is anybody with an account, because lessons can be free, with a form token', async () => {
    const bytes = await testPicture('png', 8, 8);
    const free = await testApp.person('Free');
    expect((await sendImage(free, bytes)).statusCode).toBe(200);
    expect((await sendImage({ client: testApp.visitor() }, bytes)).json()).toMatchObject({
      code: 'signed_out',
    });
    const member = await testApp.person('Monthly');
    const reply = await sendImage(member, bytes, { 'x-csrf-token': '' });
    expect(reply.json()).toMatchObject({ code: 'csrf' });
    expect(await uploadRows(member.id)).toBe(0);
  });

  it('is not somebody with many unused uploads, from however many tabs', async () => {
    const member = await testApp.person('Monthly');
    const bytes = await testPicture('png', 8, 8);
    const token = { 'x-csrf-token': await member.client.formToken() };
    const statuses: number[] = [];
    for (let sent = 0; sent < looseUploadLimit + 2; sent += uploadsAtATime) {
      const together = Array.from({ length: uploadsAtATime }, () => sendImage(member, bytes, token));
      statuses.push(...(await Promise.all(together)).map((reply) => reply.statusCode));
    }
    expect(statuses).toEqual([...Array.from({ length: looseUploadLimit }, () => 200), 429, 429]);
    // Refused before the body is read: not even an invalid image is looked at.
    expect((await sendImage(member, Buffer.from('no image'), token)).statusCode).toBe(429);
  });

  it('sends two at a time, whatever they are, and blocks nobody else', async () => {
    const [greedy, other] = [await testApp.person('Monthly'), await testApp.person('Monthly')];
    const token = { 'x-csrf-token': await greedy.client.formToken() };
    const large = await testPicture('png', 1_500, 1_500);
    const flood = Promise.all(Array.from({ length: 24 }, () => sendImage(greedy, large, token)));
    expect((await sendImage(other, await testPicture('png', 8, 8))).statusCode).toBe(200);
    const statuses = (await flood).map((reply) => reply.statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(uploadsAtATime);
    expect(statuses.filter((status) => status === 429)).toHaveLength(24 - uploadsAtATime);
  });

  it('sends a quarter of the writes that are allowed per minute', async () => {
    const slow = await startTestApp({ environment: { WRITES_PER_MINUTE: '8' } });
    const member = await slow.person('Monthly');
    const bytes = await testPicture('png', 8, 8);
    const statuses = [];
    for (let count = 0; count < 3; count += 1) statuses.push((await sendImage(member, bytes)).statusCode);
    await slow.close();
    expect(statuses).toEqual([200, 200, 429]);
  });
});
