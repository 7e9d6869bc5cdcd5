import { captionsProblem } from '@chalkline/domain/captions/caption-track';
import { longestCaptions } from '@chalkline/domain/captions/parse-captions';
import { isHlsAddress } from '@chalkline/domain/courses/video-source';
import type { NeededFile } from '@chalkline/domain/videos/missing-media';
import { refuseVideo } from '@chalkline/domain/videos/video-file';
import { videoHostProblem } from '@chalkline/domain/videos/video-hosts';
import { DeadlinePassed, withDeadline } from '../../platform/concurrency/deadline.ts';
import { ExternalHttpClient, type ExternalReply } from '../../platform/external-http/external-http-client.ts';
import { ExternalServerError } from '../../platform/external-http/external-server-error.ts';
import type { HostResolver } from '../../platform/external-http/host-resolver.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { TaskTooLong } from '../../platform/workers/worker-pool.ts';
import { ExternalFileSource } from './external-file-source.ts';
import { checkPlaylist } from './external-playlist.ts';
import { inspectVideo } from './inspection/inspect-video.ts';

const maxBytesPerCharacter = 4;

/** How long the server of a file has for all its replies together, in milliseconds. */
const timeForOneFile = 30_000;

interface ExternalCheck {
  readonly hostResolver: HostResolver;
  readonly publicUrl: string;
  readonly allowedHosts: readonly string[];
  readonly signal: AbortSignal;
}

/** Why a file of another server can't be played; it follows the name of the field. Undefined if it can. */
export async function refuseExternalFile(
  check: ExternalCheck,
  file: NeededFile,
): Promise<string | undefined> {
  const ofHost = videoHostProblem(file.address, check.allowedHosts);
  if (ofHost) return ofHost;
  try {
    return await withDeadline(timeForOneFile, (passed) => {
      const signal = AbortSignal.any([check.signal, passed]);
      return new ExternalFile({ ...check, signal }, file).refuse();
    });
  } catch (error) {
    const problem = error instanceof DeadlinePassed ? tooSlow(file.address) : error;
    if (problem instanceof ExternalServerError) return `can't be loaded: ${problem.message}`;
    throw problem;
  }
}

class ExternalFile {
  readonly #check: ExternalCheck;
  readonly #file: NeededFile;
  readonly #client: ExternalHttpClient;
  readonly #origin: string;

  constructor(check: ExternalCheck, file: NeededFile) {
    this.#check = check;
    this.#file = file;
    this.#client = new ExternalHttpClient(check.hostResolver, { signal: check.signal });
    this.#origin = new URL(check.publicUrl).origin;
  }

  async refuse(): Promise<string | undefined> {
    const { field, address } = this.#file;
    if (field === 'captionsUrl') return this.#captionsProblem();
    if (!isHlsAddress(address)) return this.#refuseVideo();
    await checkPlaylist(
      {
        client: this.#client,
        headers: this.#headers,
        expectReadable: ({ headers }) => this.#expectReadable(headers['access-control-allow-origin']),
        expectAllowed: ({ href }) => {
          const refusal = videoHostProblem(href, this.#check.allowedHosts);
          if (refusal) throw new ExternalServerError(`a part of the stream ${refusal}`);
        },
      },
      address,
    );
    return undefined;
  }

  async #captionsProblem(): Promise<string | undefined> {
    const maxBytes = longestCaptions * maxBytesPerCharacter;
    const reply: ExternalReply = await this.#client.get(this.#file.address, {
      headers: this.#headers,
      maxBytes,
    });
    this.#expectReadable(reply.headers['access-control-allow-origin']);
    const problem = captionsProblem(reply.body.toString('utf8').replace(/^\ufeff/, ''));
    return problem && `can't be shown: ${problem}`;
  }

  async #refuseVideo(): Promise<string | undefined> {
    const video = new ExternalFileSource(this.#client, this.#file.address, this.#headers);
    const { bytes, allowedOrigin } = await video.open();
    if (this.#file.needsCors) this.#expectReadable(allowedOrigin);
    const refusal = await inspectVideo(video.source(bytes)).then(refuseVideo, (error: unknown) => {
      if (error instanceof TaskTooLong) throw video.problem ?? tooSlow(this.#file.address);
      // Any other refusal, such as that of a busy server, is not about the file.
      if (error instanceof Refusal && error.code === 'unsupported_type') return error;
      throw error;
    });
    if (video.problem) throw video.problem;
    if (!refusal || video.hasReachedLimit) return undefined;
    return `can't be played. ${refusal.message.replace(/\.$/, '')}`;
  }

  get #headers() {
    return { origin: this.#origin };
  }

  /** Browsers let a page read files of another server only if that server permits it (CORS). */
  #expectReadable(allowedOrigin: string | undefined): void {
    if (allowedOrigin === '*' || allowedOrigin === this.#origin) return;
    const { host } = new URL(this.#file.address);
    throw new ExternalServerError(
      `${host} doesn't let other sites read it. Set the header Access-Control-Allow-Origin there to ${this.#origin}`,
    );
  }
}

function tooSlow(address: string): ExternalServerError {
  return new ExternalServerError(`${new URL(address).host} sends it too slowly`);
}
