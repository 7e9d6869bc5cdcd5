import type { Archive } from './archive.ts';
import { BadBackup } from './bad-backup.ts';
import {
  backupFormat,
  type Manifest,
  manifestName,
  manifestSchema,
  partOfFile,
  partOfTable,
  partOfVideo,
} from './manifest.ts';

/** Reads the whole archive and compares it with its manifest. Any difference is refused. */
export async function checkBackup(archive: Archive, signal?: AbortSignal): Promise<Manifest> {
  const manifest = await readManifest(archive);
  requireParts(archive, manifest);
  for (const [table, expected] of Object.entries(manifest.tables)) {
    signal?.throwIfAborted();
    const found = await measured(archive, partOfTable(table));
    if (found.sha256 !== expected.sha256 || found.lines !== expected.rows) throw damaged(partOfTable(table));
  }
  for (const [part, expected] of storedParts(manifest)) {
    signal?.throwIfAborted();
    const found = await measured(archive, part);
    if (found.sha256 !== expected.sha256 || found.bytes !== expected.bytes) throw damaged(part);
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

function storedParts({ files, videos = {} }: Manifest) {
  return [
    ...Object.entries(files).map(([name, expected]) => [partOfFile(name), expected] as const),
    ...Object.entries(videos).map(([id, expected]) => [partOfVideo(id), expected] as const),
  ];
}

function requireParts({ names }: Archive, manifest: Manifest): void {
  const listed = new Set([
    manifestName,
    ...Object.keys(manifest.tables).map(partOfTable),
    ...storedParts(manifest).map(([part]) => part),
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
