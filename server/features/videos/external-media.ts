import { refuseCaptions } from '@chalkline/domain/captions/caption-track';
import { longestCaptions } from '@chalkline/domain/captions/parse-captions';
import { isHlsAddress } from '@chalkline/domain/courses/video-source';
import type { NeededFile } from '@chalkline/domain/videos/missing-media';
import { refuseVideo } from '@chalkline/domain/videos/video-file';
import { refuseVideoHost } from '@chalkline/domain/videos/video-hosts';
import { DeadlinePassed, withDeadline } from '../../platform/concurrency/deadline.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { OutsideFiles, type OutsideReply } from '../../platform/outside/outside-files.ts';
import type { OutsideHosts } from '../../platform/outside/outside-hosts.ts';
import { OutsideProblem } from '../../platform/outside/outside-problem.ts';
import { TaskTooLong } from '../../platform/workers/worker-pool.ts';
import { ExternalFileSource } from './external-file-source.ts';
import { checkPlaylist } from './external-playlist.ts';
import { inspectVideo } from './inspection/inspect-video.ts';

const longestUtf8Character = 4;

/** How long the server of a file has for all its replies together, in milliseconds. */
const timeForOneFile = 30_000;

interface ExternalCheck {
  readonly hosts: OutsideHosts;
  readonly publicUrl: string;
  readonly allowedHosts: readonly string[];
  readonly signal: AbortSignal;
}

/** Why a file of another server can't be played; it follows the name of the field. Undefined if it can. */
export async function refuseExternalFile(
  check: ExternalCheck,
  file: NeededFile,
): Promise<string | undefined> {
  const ofHost = refuseVideoHost(file.address, check.allowedHosts);
  if (ofHost) return ofHost;
  try {
    return await withDeadline(timeForOneFile, (passed) => {
      const signal = AbortSignal.any([check.signal, passed]);
      return new ExternalFile({ ...check, signal }, file).refuse();
    });
  } catch (error) {
    const problem = error instanceof DeadlinePassed ? tooSlow(file.address) : error;
    if (problem instanceof OutsideProblem) return `can't be loaded: ${problem.message}`;
    throw problem;
  }
}

class ExternalFile {
  readonly #check: ExternalCheck;
  readonly #file: NeededFile;
  readonly #files: OutsideFiles;
  readonly #origin: string;

  constructor(check: ExternalCheck, file: NeededFile) {
    this.#check = check;
    this.#file = file;
    this.#files = new OutsideFiles(check.hosts, { signal: check.signal });
    this.#origin = new URL(check.publicUrl).origin;
  }

  async refuse(): Promise<string | undefined> {
    const { field, address } = this.#file;
    if (field === 'captionsUrl') return this.#refuseCaptions();
    if (!isHlsAddress(address)) return this.#refuseVideo();
    await checkPlaylist(
      {
        files: this.#files,
        headers: this.#headers,
        expectReadable: ({ headers }) => this.#expectReadable(headers['access-control-allow-origin']),
        expectAllowed: ({ href }) => {
          const refusal = refuseVideoHost(href, this.#check.allowedHosts);
          if (refusal) throw new OutsideProblem(`a part of the stream ${refusal}`);
        },
      },
      address,
    );
    return undefined;
  }

  async #refuseCaptions(): Promise<string | undefined> {
    const mostBytes = longestCaptions * longestUtf8Character;
    const reply: OutsideReply = await this.#files.get(this.#file.address, {
      headers: this.#headers,
      mostBytes,
    });
    this.#expectReadable(reply.headers['access-control-allow-origin']);
    const problem = refuseCaptions(reply.body.toString('utf8').replace(/^\ufeff/, ''));
    return problem && `can't be shown: ${problem}`;
  }

  async #refuseVideo(): Promise<string | undefined> {
    const video = new ExternalFileSource(this.#files, this.#file.address, this.#headers);
    const { bytes, allowedOrigin } = await video.open();
    if (this.#file.isRead) this.#expectReadable(allowedOrigin);
    const refusal = await inspectVideo(video.source(bytes)).then(refuseVideo, (error: unknown) => {
      if (error instanceof TaskTooLong) video.problem ??= tooSlow(this.#file.address);
      if (error instanceof Refusal) return error;
      throw error;
    });
    if (video.problem) throw video.problem;
    if (!refusal || video.isUsedUp) return undefined;
    return `can't be played. ${refusal.message.replace(/\.$/, '')}`;
  }

  get #headers() {
    return { origin: this.#origin };
  }

  /** Browsers let a page read files of another server only if that server permits it (CORS). */
  #expectReadable(allowedOrigin: string | undefined): void {
    if (allowedOrigin === '*' || allowedOrigin === this.#origin) return;
    const { host } = new URL(this.#file.address);
    throw new OutsideProblem(
      `${host} doesn't let other sites read it. Set the header Access-Control-Allow-Origin there to ${this.#origin}`,
    );
  }
}

function tooSlow(address: string): OutsideProblem {
  return new OutsideProblem(`${new URL(address).host} sends it too slowly`);
}
