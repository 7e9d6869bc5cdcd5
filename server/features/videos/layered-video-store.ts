import type { Readable } from 'node:stream';
import { DataStore, type Upload } from '@tus/utils';
import type { VideoStore } from './video-store.ts';

/** Puts new videos into one store, and finds older ones in another: a site that gets a bucket keeps its folder. */
export function layeredVideoStore(store: VideoStore, earlier: VideoStore): VideoStore {
  const storeOf = async (id: string) => ((await earlier.size(id)) !== undefined ? earlier : store);
  return {
    uploads: new LayeredUploads(store.uploads, async (id) => (await storeOf(id)).uploads),
    complete: async (id) => (await storeOf(id)).complete(id),
    source: async (id) => (await storeOf(id)).source(id),
    serve: async (id, wanted) => (await storeOf(id)).serve(id, wanted),
    size: async (id) => (await storeOf(id)).size(id),
    localFile: async (id, options) => (await storeOf(id)).localFile(id, options),
    storeRendition: async (rendition) => (await storeOf(rendition.videoId)).storeRendition(rendition),
    // Only a bucket has uploads of copies.
    discardRendition: (name, uploadId) => store.discardRendition(name, uploadId),
    open: async (id) => (await storeOf(id)).open(id),
    put: (id, content) => store.put(id, content),
    remove: async (id) => (await storeOf(id)).remove(id),
  };
}

class LayeredUploads extends DataStore {
  override extensions = ['creation', 'termination'];
  readonly #newest: DataStore;
  readonly #storeOf: (id: string) => Promise<DataStore>;

  constructor(newest: DataStore, storeOf: (id: string) => Promise<DataStore>) {
    super();
    this.#newest = newest;
    this.#storeOf = storeOf;
  }

  override create(upload: Upload): Promise<Upload> {
    return this.#newest.create(upload);
  }

  override async write(body: Readable, id: string, offset: number): Promise<number> {
    return (await this.#storeOf(id)).write(body, id, offset);
  }

  override async getUpload(id: string): Promise<Upload> {
    return (await this.#storeOf(id)).getUpload(id);
  }

  override async remove(id: string): Promise<void> {
    await (await this.#storeOf(id)).remove(id);
  }
}
