import type { ImportReport } from '@chalkline/contract/content-import';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import type { ContentEditor } from './content-editor.ts';

/** The files of an archive by their names. */
export type ArchiveFiles = Record<string, string>;

export async function exported(by: ContentEditor): Promise<Buffer> {
  const reply = await by.client.get('/api/founder/content/export');
  if (reply.headers['content-type'] !== 'application/zip') throw new Error(reply.body);
  return reply.rawPayload;
}

export async function send(by: ContentEditor, archive: Uint8Array, query: Readonly<Record<string, string>>) {
  return by.client.send({
    method: 'POST',
    url: `/api/founder/content/import?${new URLSearchParams(query)}`,
    headers: { 'content-type': 'application/zip', 'x-csrf-token': await by.client.formToken() },
    payload: Buffer.from(archive),
  });
}

/** Previews what importing an archive would change. */
export async function tried(
  by: ContentEditor,
  archive: Uint8Array,
  missing = 'leave',
): Promise<ImportReport> {
  return (await send(by, archive, { dryRun: '1', missing })).json<ImportReport>();
}

/** Previews an import and then applies it. */
export async function imported(
  by: ContentEditor,
  archive: Uint8Array,
  missing = 'leave',
): Promise<ImportReport> {
  const { fingerprint } = await tried(by, archive, missing);
  return (await send(by, archive, { expects: fingerprint, missing })).json<ImportReport>();
}

export function filesIn(archive: Buffer): ArchiveFiles {
  return Object.fromEntries(
    Object.entries(unzipSync(archive)).map(([name, bytes]) => [name, strFromU8(bytes)]),
  );
}

/** Not compressed, which would take longer than most tests. */
export function zipped(files: ArchiveFiles): Uint8Array {
  const contents = Object.entries(files).map(([name, text]) => [name, strToU8(text)] as const);
  return zipSync(Object.fromEntries(contents), { level: 0 });
}
