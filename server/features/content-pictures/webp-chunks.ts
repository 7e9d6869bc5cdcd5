/** The chunks of a WebP without any metadata. */
const chunksOfPixels = ['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF'];

/** Whether a file is a complete WebP without metadata or trailing data. */
export function hasOnlyPixels(file: Buffer): boolean {
  const isWebp = file.toString('latin1', 0, 4) === 'RIFF' && file.toString('latin1', 8, 12) === 'WEBP';
  if (!isWebp || file.readUInt32LE(4) + 8 !== file.length) return false;
  let at = 12;
  while (at + 8 <= file.length) {
    if (!chunksOfPixels.includes(file.toString('latin1', at, at + 4))) return false;
    const size = file.readUInt32LE(at + 4);
    // A chunk of odd length is padded by one byte.
    at += 8 + size + (size % 2);
  }
  return at === file.length;
}
