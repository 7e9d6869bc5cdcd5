import type { Archive } from './archive.ts';
import { BadBackup } from './bad-backup.ts';
import {
  backupFormat,
  type Manifest,
  manifestName,
  manifestSchema,
  partOfFile,
  partOfTable,
} from './manifest.ts';

/** Reads the whole archive and compares it with its manifest. Any difference is refused. */
export async function checkBackup(archive: Archive): Promise<Manifest> {
  const manifest = await readManifest(archive);
  requireParts(archive, manifest);
  for (const [table, expected] of Object.entries(manifest.tables)) {
    const found = await measured(archive, partOfTable(table));
    if (found.sha256 !== expected.sha256 || found.lines !== expected.rows) throw damaged(partOfTable(table));
  }
  for (const [name, expected] of Object.entries(manifest.files)) {
    const found = await measured(archive, partOfFile(name));
    if (found.sha256 !== expected.sha256 || found.bytes !== expected.bytes) throw damaged(partOfFile(name));
  }
  return manifest;
}

async function readManifest(archive: Archive): Promise<Manifest> {
  const manifest = manifestSchema.safeParse(parsed(await archive.text(manifestName)));
  if (!manifest.success) throw damaged(manifestName);
  const { format } = manifest.data;
  if (format !== backupFormat) {
    throw new BadBackup(
      `The backup has format ${format}; this version reads ${backupFormat}. Nothing was changed.`,
    );
  }
  return manifest.data;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw damaged(manifestName);
  }
}

function requireParts({ names }: Archive, { tables, files }: Manifest): void {
  const listed = new Set([
    manifestName,
    ...Object.keys(tables).map(partOfTable),
    ...Object.keys(files).map(partOfFile),
  ]);
  for (const name of names) if (!listed.has(name)) throw damaged(name);
}

/** A part that cannot be unpacked counts as damaged, too. */
function measured(archive: Archive, name: string) {
  return archive.measure(name).catch((error: unknown) => {
    throw error instanceof BadBackup ? error : damaged(name);
  });
}

function damaged(part: string): BadBackup {
  return new BadBackup(`The backup is damaged: ${part} is not as it was written. Nothing was changed.`);
}
