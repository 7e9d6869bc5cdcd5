import { constants, crc32, deflateRawSync } from 'node:zlib';
import type { PageHtml, SharedText } from '@chalkline/contract/pages';
import type { FastifyRequest } from 'fastify';
import { Checksum, shiftOver } from './joined-checksum.ts';

export function acceptsGzip({ headers }: FastifyRequest): boolean {
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(String(headers['accept-encoding'] ?? ''));
}

/** Compressed bytes that can follow others: they refer to nothing before them, and end with a whole byte. */
interface Piece {
  readonly length: number;
  readonly checksum: number;
  readonly shift: number;
  readonly deflated: Buffer;
}

/** By the text, and kept as long as that: changed content is a new object. */
const sharedPieces = new WeakMap<SharedText, Piece>();

const header = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** An empty block that says that it is the last one. */
const lastBlock = Buffer.from([1, 0, 0, 0xff, 0xff]);

/**
 * A page in the gzip format. Texts that are the same in many pages are compressed once, as well as possible. The rest
 * is compressed each time at the lowest level, which costs a quarter of the default for a few more bytes.
 */
export function gzipPage(html: PageHtml): Buffer {
  const checksum = new Checksum();
  const chunks: Buffer[] = [header];
  for (const piece of piecesOf(html)) {
    checksum.append(piece);
    chunks.push(piece.deflated);
  }
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(checksum.value, 0);
  trailer.writeUInt32LE(checksum.length % 2 ** 32, 4);
  return Buffer.concat([...chunks, lastBlock, trailer]);
}

/** Neighbouring parts of this page only are compressed together. */
function piecesOf(html: PageHtml): Piece[] {
  const pieces: Piece[] = [];
  let own = '';
  for (const part of html) {
    if (typeof part === 'string') {
      own += part;
      continue;
    }
    if (own !== '') pieces.push(ownPiece(own));
    own = '';
    pieces.push(sharedPiece(part));
  }
  if (own !== '') pieces.push(ownPiece(own));
  return pieces;
}

function sharedPiece(shared: SharedText): Piece {
  const known = sharedPieces.get(shared);
  if (known) return known;
  const bytes = Buffer.from(shared.text);
  const piece = pieceOf(bytes, deflated(bytes, constants.Z_BEST_COMPRESSION));
  sharedPieces.set(shared, piece);
  return piece;
}

/** Shorter texts are sent as they are: preparing the compression would take longer than sending them. */
const shortPiece = 600;

function ownPiece(text: string): Piece {
  const bytes = encoded(text);
  return pieceOf(bytes, bytes.length < shortPiece ? stored(bytes) : deflated(bytes, constants.Z_BEST_SPEED));
}

function pieceOf(bytes: Buffer, deflated: Buffer): Piece {
  return { length: bytes.length, checksum: crc32(bytes), shift: shiftOver(bytes.length), deflated };
}

function deflated(bytes: Buffer, level: number): Buffer {
  return deflateRawSync(bytes, { level, finishFlush: constants.Z_SYNC_FLUSH });
}

/** A block of the format without compression: its length, the complement of that, and the bytes. */
function stored(bytes: Buffer): Buffer {
  const block = Buffer.allocUnsafe(5 + bytes.length);
  block.writeUInt8(0, 0);
  block.writeUInt16LE(bytes.length, 1);
  block.writeUInt16LE(~bytes.length & 0xffff, 3);
  bytes.copy(block, 5);
  return block;
}

let workspace = Buffer.allocUnsafe(256 * 1024);
const mostBytesPerCharacter = 3;

/** Valid until the next call. Allocating the exact length would take one more pass over the text. */
function encoded(text: string): Buffer {
  const mostBytes = text.length * mostBytesPerCharacter;
  if (workspace.length < mostBytes) workspace = Buffer.allocUnsafe(mostBytes);
  return workspace.subarray(0, workspace.write(text));
}
