import type { Sharp, SharpOptions } from 'sharp';

/** One in-memory loader per accepted format. Every other format of the library stays disabled. */
const openLoaders = ['Png', 'Jpeg', 'Nsgif', 'Webp'].map((name) => `VipsForeignLoad${name}Buffer`);

export type OpenImage = (bytes: Buffer, options?: SharpOptions) => Sharp;

let loading: Promise<OpenImage> | undefined;

/** The image library, loaded with the first picture, because most starts do not need this native code. */
export function loadDecoder(): Promise<OpenImage> {
  loading ??= prepare();
  return loading;
}

async function prepare(): Promise<OpenImage> {
  const { default: sharp } = await import('sharp');
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: openLoaders });
  // One thread per picture; the concurrency limit decides how many pictures are processed at a time.
  sharp.concurrency(1);
  sharp.cache(false);
  return (bytes, options) => sharp(bytes, { failOn: 'warning', ...options });
}
