import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** Pictures, films and fonts are compressed already. */
const packable = /\.(?:js|css|svg|txt|vtt)$/;

/** Below this size, a file and its compressed copy need the same number of network packets. */
const smallest = 1024;

/**
 * Writes a compressed copy next to every file that gets smaller by it, at the highest level, so that nothing is
 * compressed for each request.
 * @param {string} folder
 */
export function packFiles(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((found) => found.isFile() && packable.test(found.name))) {
    packFile(join(entry.parentPath, entry.name));
  }
}

/** @param {string} file */
function packFile(file) {
  const content = readFileSync(file);
  if (content.length < smallest) return;
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  writeFileSync(`${file}.br`, brotliCompressSync(content));
}
