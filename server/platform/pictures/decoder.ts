import type { Sharp, SharpOptions } from 'sharp';

/** One loader per accepted format, from memory. Everything else the library can read stays shut. */
const openLoaders = ['Png', 'Jpeg', 'Nsgif', 'Webp'].map((name) => `VipsForeignLoad${name}Buffer`);

export type OpenImage = (bytes: Buffer, options?: SharpOptions) => Sharp;

let loading: Promise<OpenImage> | undefined;

/** The image library, loaded when the first picture comes: native code that most starts do not need. */
export function loadDecoder(): Promise<OpenImage> {
  loading ??= prepare();
  return loading;
}

async function prepare(): Promise<OpenImage> {
  const { default: sharp } = await import('sharp');
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: openLoaders });
  // One thread a picture: how many are worked on at a time is decided by the lanes before it.
  sharp.concurrency(1);
  sharp.cache(false);
  return (bytes, options) => sharp(bytes, { failOn: 'warning', ...options });
}
