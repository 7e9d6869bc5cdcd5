import { access, chmod, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import send from '@fastify/send';
import { FilePathSource } from 'mediabunny';
import { FolderUploads } from './folder-uploads.ts';
import type { UploadRecords } from './upload-records.ts';
import type { VideoStore } from './video-store.ts';

/** Videos in a folder of this machine. */
export function folderVideoStore(folder: string, records: UploadRecords): VideoStore {
  const pathOf = (id: string) => join(folder, id);
  return {
    uploads: new FolderUploads({ folder, pathOf }, records),
    source: (id) => new FilePathSource(pathOf(id)),

    serve: (id, request) => send(request, id, { root: folder, cacheControl: false, contentType: false }),
    has: (id) =>
      access(pathOf(id)).then(
        () => true,
        () => false,
      ),
    files: {
      pathOf,
      workFolder: join(folder, 'converting'),
      adopt: async (id, path) => {
        await chmod(path, 0o600);
        await rename(path, pathOf(id));
      },
    },
    remove: (id) => rm(pathOf(id), { force: true }),
  };
}
