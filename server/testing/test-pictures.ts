import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

export type TestFormat = 'png' | 'jpeg' | 'gif' | 'webp';

/** A picture of noise, so that half of its file is not enough to decode it. */
export function testPicture(format: TestFormat, width = 320, height = 240): Promise<Buffer> {
  return noise(width, height).toFormat(format).toBuffer();
}

function noise(width: number, height: number): Sharp {
  return sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } });
}

/** A photo like a phone's: rotated, and with its location in the metadata. */
export function photoWithPlace(): Promise<Buffer> {
  return noise(64, 32)
    .withExif({
      IFD0: { Make: 'SecretCamera', Orientation: '6' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 26/1', GPSLongitudeRef: 'W' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** An animated GIF. */
export function movingPicture(frames: number, width = 40, height = 30): Promise<Buffer> {
  const content = randomBytes(width * height * frames * 3);
  const raw = { width, height: height * frames, channels: 3 as const, pageHeight: height };
  return sharp(content, { raw }).gif({ loop: 0 }).toBuffer();
}

/** A GIF of a few bytes with one-pixel frames on a canvas of any size. */
export function hugeCanvas(frames: number, width: number, height: number): Buffer {
  const screen = Buffer.alloc(4);
  screen.writeUInt16LE(width, 0);
  screen.writeUInt16LE(height, 2);
  const colours = Buffer.from([0x80, 0, 0, 0, 0, 0, 255, 255, 255]);
  const pause = [0x21, 0xf9, 0x04, 0x00, 0x0a, 0x00, 0x00, 0x00];
  const dot = [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0x02, 0x02, 0x44, 0x01, 0x00];
  const frame = Buffer.from([...pause, ...dot]);
  const all = Array.from({ length: frames }, () => frame);
  return Buffer.concat([Buffer.from('GIF89a'), screen, colours, ...all, Buffer.from([0x3b])]);
}

/** A PNG of one colour and any declared size: a decompression bomb when it is huge. */
export function plainPng(width: number, height: number, hasPixels = true): Buffer {
  return emptyPng({ width, height, bitsPerPixel: 1, bitDepth: 1, colourType: 0 }, hasPixels);
}

/** The same with four channels of two bytes: eight bytes per pixel. */
export function deepPng(width: number, height: number): Buffer {
  return emptyPng({ width, height, bitsPerPixel: 64, bitDepth: 16, colourType: 6 }, false);
}

interface PngHeader {
  readonly width: number;
  readonly height: number;
  readonly bitsPerPixel: number;
  readonly bitDepth: number;
  readonly colourType: number;
}

function emptyPng({ bitsPerPixel, ...header }: PngHeader, hasPixels: boolean): Buffer {
  const row = Math.ceil((header.width * bitsPerPixel) / 8) + 1;
  const pixels = hasPixels ? deflateSync(Buffer.alloc(row * header.height), { level: 9 }) : Buffer.alloc(0);
  return pngOf(headerOf(header), chunk('IDAT', pixels));
}

/** A PNG of 256 colours in random order: one byte per pixel with its palette, three without. */
export function palettePng(side: number): Buffer {
  const rows = randomBytes((side + 1) * side);
  for (let row = 0; row < side; row += 1) rows[row * (side + 1)] = 0;
  const header = headerOf({ width: side, height: side, bitDepth: 8, colourType: 3 });
  return pngOf(header, chunk('PLTE', randomBytes(256 * 3)), chunk('IDAT', deflateSync(rows, { level: 1 })));
}

function headerOf({ width, height, bitDepth, colourType }: Omit<PngHeader, 'bitsPerPixel'>): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(bitDepth, 8);
  header.writeUInt8(colourType, 9);
  return chunk('IHDR', header);
}

function pngOf(...chunks: Buffer[]): Buffer {
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, ...chunks, chunk('IEND')]);
}

/** A PNG chunk with its length and checksum. */
export function chunk(type: string, content: Buffer = Buffer.alloc(0)): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}
