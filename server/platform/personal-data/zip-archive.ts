import { PassThrough, type Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { PersonalArchive, PersonalFile } from './personal-data.ts';

/**
 * The archive as a zip, created while it is read: one file is open at a time, and none is held in memory.
 * Pictures are already compressed, so they are stored as they are.
 */
export function zipArchive({ data, files }: PersonalArchive): Readable {
  const zip = new ZipFile();
  const output = new PassThrough();
  zip.outputStream.pipe(output);
  zip.addBuffer(Buffer.from(`${JSON.stringify(data, null, 2)}\n`), 'data.json');
  addFiles(zip, files, output).catch((error: Error) => output.destroy(error));
  return output;
}

async function addFiles(zip: ZipFile, files: readonly PersonalFile[], output: Readable): Promise<void> {
  for (const file of files) {
    // The reader has disconnected.
    if (output.destroyed) return;
    const content = await file.open();
    if (!content) continue;
    if (output.destroyed) {
      content.destroy();
      return;
    }
    const closeFile = () => content.destroy();
    output.once('close', closeFile);
    zip.addReadStream(content, file.name, { compress: false });
    await finished(content);
    output.off('close', closeFile);
  }
  zip.end();
}
