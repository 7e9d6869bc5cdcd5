import { addressOf } from '@chalkline/contract/addresses';
import { finishUploadPath, videoUploadsPath } from '@chalkline/contract/console-addresses';
import type { UploadedVideo } from '@chalkline/contract/videos';
import { chosenFileProblem } from '@chalkline/domain/videos/chosen-file';
import { measured, type SentAt, secondsLeft } from '@chalkline/domain/videos/upload-progress';
import type { Upload } from 'tus-js-client';
import { ApiError } from '../../../api/api-error.ts';
import { tokenHeaders, write } from '../../../api/write.ts';
import {
  forgetUpload,
  isSameFile,
  rememberUpload,
  type UnfinishedUpload,
  unfinishedUpload,
} from './unfinished-upload.ts';
import { failureText, isFinal, mayGoOn, replyTo } from './upload-failure.ts';

/** A request has to end within two minutes, also on a slow connection. */
const chunkBytes = 8 * 1024 * 1024;
const second = 1_000;
/** About ten minutes in all. After any progress, the delays start again from the first one. */
const retryDelays = [0, 1, 2, 5, 10, 20, ...Array.from({ length: 20 }, () => 30)].map(
  (delay) => delay * second,
);

const finishDelays = retryDelays.slice(0, 5);

const notTheSameFile =
  "This isn't the file whose upload stopped, or it has changed since. Choose the same file to continue, or discard this upload first.";

interface Sending {
  readonly fileName: string;
  readonly sent: number;
  readonly total: number;
}

export type UploadState =
  | { readonly kind: 'none' }
  /** It began on an earlier page, which had the file. The reason says why a chosen file doesn't continue it. */
  | ({ readonly kind: 'interrupted'; readonly reason?: string } & Sending)
  /** It began on an earlier page, and the server has removed what it had received. */
  | { readonly kind: 'removed'; readonly fileName: string }
  | ({
      readonly kind: 'sending';
      readonly secondsLeft: number | undefined;
      readonly isWaiting: boolean;
    } & Sending)
  | ({ readonly kind: 'paused'; readonly reason?: string } & Sending)
  | ({ readonly kind: 'checking' } & Sending)
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'done'; readonly video: UploadedVideo };

/** The upload of a video for one lesson. It goes on while its editor is closed, as long as the console is open. */
export class VideoUpload {
  #itemId: string;
  readonly #listeners = new Set<() => void>();
  #state: UploadState;
  #file: File | undefined;
  #upload: Upload | undefined;
  /** Counts attempts: events of an attempt that was stopped can arrive late, and are ignored. */
  #attempt = 0;
  #measured: readonly SentAt[] = [];

  constructor(itemId: string) {
    this.#itemId = itemId;
    const left = unfinishedUpload(itemId);
    this.#state = left ? { kind: 'interrupted', ...sendingOf(left) } : { kind: 'none' };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly state = (): UploadState => this.#state;

  /** Asks the server how much of an interrupted upload it has: more than the last part that was sent completely. */
  async askHowMuchArrived(): Promise<void> {
    const left = unfinishedUpload(this.#itemId);
    if (!left || this.#state.kind !== 'interrupted') return;
    const arrived = await arrivedOf(left.url);
    if (arrived === undefined || this.#state.kind !== 'interrupted') return;
    if (arrived === 'removed') {
      // The server doesn't know an upload that is finished, either. Choosing its file again finds the video.
      if (left.sent >= left.total) return;
      forgetUpload(this.#itemId);
      this.#show({ kind: 'removed', fileName: left.fileName });
      return;
    }
    rememberUpload(this.#itemId, { ...left, sent: arrived });
    this.#show({ ...this.#state, sent: arrived });
  }

  /** Uploads a file. An upload that has begun continues with the same file, and no other file takes its place. */
  async choose(file: File): Promise<void> {
    const left = unfinishedUpload(this.#itemId);
    const message = chosenFileProblem(file) ?? (left && !isSameFile(left, file) ? notTheSameFile : undefined);
    if (message && left) return this.#show({ kind: 'interrupted', ...sendingOf(left), reason: message });
    if (message) return this.#show({ kind: 'refused', message });
    this.#file = file;
    await this.#send(file);
  }

  async pause(): Promise<void> {
    const sending = this.#sending();
    await this.#halt();
    if (sending) this.#show({ kind: 'paused', ...sending });
  }

  async resume(): Promise<void> {
    if (this.#file) await this.#send(this.#file);
  }

  /** Stops the upload, and removes what has arrived. */
  async cancel(): Promise<void> {
    await this.#halt();
    this.#file = undefined;
    await this.#discard();
    this.#show({ kind: 'none' });
  }

  /** A new lesson gets an id when it is created, and its upload goes on with that id. */
  moveTo(itemId: string): void {
    const left = unfinishedUpload(this.#itemId);
    if (left) rememberUpload(itemId, left);
    forgetUpload(this.#itemId);
    this.#itemId = itemId;
  }

  /** The video is in the form, or the message was read. */
  close(): void {
    this.#file = undefined;
    this.#show({ kind: 'none' });
  }

  async #halt(): Promise<void> {
    this.#attempt += 1;
    await this.#upload?.abort();
  }

  async #send(file: File): Promise<void> {
    const left = unfinishedUpload(this.#itemId);
    const sent = left?.sent ?? 0;
    const url = left?.url;
    this.#measured = [];
    this.#attempt += 1;
    const attempt = this.#attempt;
    this.#progress(file, sent, false);
    if (url && sent >= file.size) return this.#finish(file, url);
    try {
      // Only people who upload videos load it.
      const { Upload } = await import('tus-js-client');
      if (attempt !== this.#attempt) return;
      this.#upload = new Upload(file, this.#options(file, url));
      this.#upload.start();
    } catch {
      if (attempt === this.#attempt) await this.#stop(file, undefined);
    }
  }

  #options(file: File, url: string | undefined): ConstructorParameters<typeof Upload>[1] {
    const attempt = this.#attempt;
    const ifCurrent =
      <Event>(handle: (event: Event) => void) =>
      (event: Event) => {
        if (attempt === this.#attempt) handle(event);
      };
    return {
      endpoint: videoUploadsPath,
      ...(url ? { uploadUrl: url } : {}),
      chunkSize: chunkBytes,
      retryDelays,
      // What is remembered here also says how far the upload is.
      storeFingerprintForResuming: false,
      metadata: { filename: file.name, filetype: file.type },
      onBeforeRequest: async (request) => {
        for (const [name, value] of await tokenHeaders()) request.setHeader(name, value);
      },
      onUploadUrlAvailable: () => this.#remember(file, 0),
      onProgress: ifCurrent((sent: number) => this.#progress(file, sent, false)),
      onChunkComplete: (_, arrived) => this.#remember(file, arrived),
      onShouldRetry: (error) => {
        const mayRetry = attempt === this.#attempt && mayGoOn(replyTo(error));
        if (mayRetry) this.#progress(file, this.#sending()?.sent ?? 0, true);
        return mayRetry;
      },
      onError: ifCurrent((error: Error) => void this.#stop(file, replyTo(error))),
      onSuccess: ifCurrent(() => void this.#finish(file, this.#upload?.url ?? url ?? '')),
    };
  }

  #remember(file: File, sent: number): void {
    const url = this.#upload?.url;
    if (!url) return;
    const known = unfinishedUpload(this.#itemId);
    const arrived = known?.url === url ? Math.max(known.sent, sent) : sent;
    const { name: fileName, size: total, lastModified } = file;
    rememberUpload(this.#itemId, { fileName, total, lastModified, url, sent: arrived });
  }

  #progress(file: File, sent: number, isWaiting: boolean): void {
    this.#measured = isWaiting ? [] : measured(this.#measured, { sent, at: Date.now() });
    const sending = { fileName: file.name, sent, total: file.size };
    this.#show({
      kind: 'sending',
      ...sending,
      isWaiting,
      secondsLeft: secondsLeft(this.#measured, file.size),
    });
  }

  async #finish(file: File, url: string): Promise<void> {
    this.#show({ kind: 'checking', fileName: file.name, sent: file.size, total: file.size });
    try {
      const video = await finished(url.split('/').at(-1) ?? '');
      forgetUpload(this.#itemId);
      this.#file = undefined;
      this.#show({ kind: 'done', video });
    } catch (error) {
      await this.#stop(file, replyIn(error));
    }
  }

  async #stop(file: File, reply: ApiError | undefined): Promise<void> {
    const attempt = this.#attempt;
    const reason = await failureText(reply);
    // It was cancelled, or continued, while the reason was looked for.
    if (attempt !== this.#attempt) return;
    if (isFinal(reply)) {
      forgetUpload(this.#itemId);
      this.#show({ kind: 'refused', message: reason });
      return;
    }
    // The server no longer knows this upload, so the next attempt begins anew.
    if (reply?.status === 404 && this.#state.kind === 'checking') forgetUpload(this.#itemId);
    const sent = unfinishedUpload(this.#itemId)?.sent ?? 0;
    this.#show({ kind: 'paused', reason, fileName: file.name, sent, total: file.size });
  }

  /** Removes what has arrived. If that fails, the server removes it a day later. */
  async #discard(): Promise<void> {
    const left = unfinishedUpload(this.#itemId);
    forgetUpload(this.#itemId);
    if (!left) return;
    const headers = await tokenHeaders();
    headers.set('Tus-Resumable', '1.0.0');
    await fetch(left.url, { method: 'DELETE', credentials: 'include', headers }).catch(() => undefined);
  }

  #sending(): Sending | undefined {
    const state = this.#state;
    return 'sent' in state ? { fileName: state.fileName, sent: state.sent, total: state.total } : undefined;
  }

  #show(state: UploadState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

/** Lets the server check an upload. A request that was lost can still hold it for some seconds. */
async function finished(videoId: string): Promise<UploadedVideo> {
  for (const delay of finishDelays) {
    try {
      return await write('POST', addressOf(finishUploadPath, { videoId }));
    } catch (error) {
      if (!mayGoOn(replyIn(error))) throw error;
      await new Promise((resolve) => setTimeout(resolve, delay));
    }
  }
  return write('POST', addressOf(finishUploadPath, { videoId }));
}

/** How many bytes of an upload the server has; undefined if it doesn't say. */
async function arrivedOf(url: string): Promise<number | 'removed' | undefined> {
  const headers = { 'Tus-Resumable': '1.0.0' };
  const reply = await fetch(url, { method: 'HEAD', credentials: 'include', headers }).catch(() => undefined);
  if (reply?.status === 404) return 'removed';
  const offset = reply?.headers.get('Upload-Offset');
  return offset ? Number(offset) : undefined;
}

const replyIn = (error: unknown) => (error instanceof ApiError ? error : undefined);

function sendingOf({ fileName, sent, total }: UnfinishedUpload): Sending {
  return { fileName, sent, total };
}

const uploads = new Map<string, VideoUpload>();

/** Gives the upload of a lesson that is being created to the lesson that it has become. */
export function moveUpload(draftId: string, itemId: string): void {
  const upload = uploadOf(draftId);
  upload.moveTo(itemId);
  uploads.delete(draftId);
  uploads.set(itemId, upload);
}

/** The upload of a lesson, which stays the same while the console is open. */
export function uploadOf(itemId: string): VideoUpload {
  const known = uploads.get(itemId) ?? new VideoUpload(itemId);
  uploads.set(itemId, known);
  return known;
}
