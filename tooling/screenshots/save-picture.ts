import sharp from 'sharp';

export interface PictureFormat {
  /** Added to the name of the file. */
  readonly suffix: string;
  readonly size: { readonly width: number; readonly height: number };
  readonly scale: number;
  /** The widths in which the picture is saved, each in the name of its file; one unnamed width if empty. */
  readonly widths: readonly number[];
}

/** Writes a screenshot as AVIF in every width, and as WebP in the largest for browsers without AVIF. */
export async function savePicture(png: Buffer, path: string, { widths }: PictureFormat): Promise<void> {
  if (widths.length === 0) {
    await writeBoth(png, path);
    return;
  }
  const largest = Math.max(...widths);
  for (const width of widths) {
    const resized = await sharp(png).resize(width).png().toBuffer();
    const named = `${path}-${width}`;
    if (width === largest) await writeBoth(resized, named);
    else await writeAvif(resized, named);
  }
}

async function writeBoth(png: Buffer, path: string): Promise<void> {
  await writeAvif(png, path);
  await sharp(png).webp({ quality: 80 }).toFile(`${path}.webp`);
}

async function writeAvif(png: Buffer, path: string): Promise<void> {
  await sharp(png).avif({ quality: 55, effort: 2 }).toFile(`${path}.avif`);
}
