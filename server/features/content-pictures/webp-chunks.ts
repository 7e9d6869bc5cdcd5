/** What a WebP is made of when it holds a picture and nothing else: no camera, no place, no words. */
const chunksOfPixels = ['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF'];

/** Whether a file is a WebP from its first byte to its last, with nothing in it but its pixels. */
export function hasOnlyPixels(file: Buffer): boolean {
  const isWebp = file.toString('latin1', 0, 4) === 'RIFF' && file.toString('latin1', 8, 12) === 'WEBP';
  if (!isWebp || file.readUInt32LE(4) + 8 !== file.length) return false;
  let at = 12;
  while (at + 8 <= file.length) {
    if (!chunksOfPixels.includes(file.toString('latin1', at, at + 4))) return false;
    const size = file.readUInt32LE(at + 4);
    // A chunk of odd length is filled up by one byte.
    at += 8 + size + (size % 2);
  }
  return at === file.length;
}
