import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** Pictures, films and fonts are packed already. */
const packable = /\.(?:js|css|svg|txt|vtt)$/;

/** Below this, a file and its packed form take the same number of packets. */
const smallest = 1024;

/**
 * Lays a packed form beside every file that gains by it, as small as it gets: packed once here, and not
 * again at every visit.
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
