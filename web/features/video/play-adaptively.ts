import { closestQuality, qualityOf } from '@chalkline/domain/videos/renditions';
import Hls, { ErrorTypes, Events, type HlsConfig } from 'hls.js/light';
import { RenewedAddress } from './renewed-address.ts';

/** A video in several qualities. */
export interface Stream {
  /** The playlist of all qualities. */
  readonly address: string;
  /** Reads the address again, because it can expire; undefined if there is none any more. */
  renew(): Promise<string | undefined>;
  onQualities(qualities: readonly number[]): void;
  /** Which quality is shown now. */
  onShown(quality: number): void;
  /** Called once when it can't be played any further. */
  onFail(stopped: Stopped): void;
}

/** Where a video stopped, so that it can continue there. */
export interface Stopped {
  readonly seconds: number;
  readonly wasPlaying: boolean;
}

export interface AdaptivePlayback {
  /** Null chooses by the speed of the connection. */
  prefer(quality: number | null): void;
  end(): void;
}

/** Until somebody plays the video, only its beginning is loaded. */
const beforePlaying: Partial<HlsConfig> = { maxBufferLength: 1, maxMaxBufferLength: 1 };
const whilePlaying: Partial<HlsConfig> = { maxBufferLength: 30, maxMaxBufferLength: 60 };

/** A video that has played this far beyond a failure has recovered from it. */
const recoveredAfterSeconds = 10;

/** Whether this browser can choose between the qualities of a video. */
export const canAdapt = () => Hls.isSupported();

/** Plays a video in the quality that fits the connection, or in the one that somebody prefers. */
export function playAdaptively(video: HTMLVideoElement, stream: Stream): AdaptivePlayback {
  return new AdaptivePlayer(video, stream);
}

/**
 * Whether this site has no such file, or not the requested part of it: the address has expired, or the file is lost
 * or too short. The player would request it for half a minute more. Other sites may answer like this until a part of a
 * stream exists.
 */
function isGone({ code, url }: { readonly code?: number; readonly url: string }): boolean {
  const isMissing = code === 404 || code === 416;
  return isMissing && new URL(url, document.baseURI).origin === window.location.origin;
}

class AdaptivePlayer implements AdaptivePlayback {
  readonly #video: HTMLVideoElement;
  readonly #stream: Stream;
  readonly #addresses: RenewedAddress;
  readonly #listening = new AbortController();
  #hls: Hls;
  #preferred: number | null = null;
  /** Where the video was when it failed; undefined once it has recovered. */
  #failedAt: number | undefined;
  #isRenewing = false;

  constructor(video: HTMLVideoElement, stream: Stream) {
    this.#video = video;
    this.#stream = stream;
    this.#addresses = new RenewedAddress(stream);
    this.#hls = this.#start(stream.address);
    const { signal } = this.#listening;
    video.addEventListener('play', () => Object.assign(this.#hls.config, whilePlaying), { signal });
    video.addEventListener('timeupdate', () => this.#noteRecovery(), { signal });
  }

  prefer(quality: number | null): void {
    // Choosing again what is chosen would load everything ahead again.
    if (quality === this.#preferred) return;
    this.#preferred = quality;
    if (this.#hls.levels.length > 0) this.#choose(this.#hls);
  }

  end(): void {
    this.#listening.abort();
    this.#hls.destroy();
  }

  #stopped(): Stopped {
    return { seconds: this.#video.currentTime, wasPlaying: !this.#video.paused };
  }

  #start(address: string): Hls {
    const { seconds, wasPlaying } = this.#stopped();
    const hls = new Hls({
      // A worker would be a script of no address, which our content security policy forbids.
      enableWorker: false,
      capLevelToPlayerSize: true,
      backBufferLength: 60,
      ...(wasPlaying ? whilePlaying : beforePlaying),
      ...(seconds > 0 ? { startPosition: seconds } : {}),
      xhrSetup: async (request, url) => request.open('GET', await this.#addresses.signed(url), true),
    });
    hls.on(Events.MANIFEST_PARSED, () => {
      this.#stream.onQualities(hls.levels.map(qualityOf));
      if (this.#preferred !== null) this.#choose(hls);
      if (wasPlaying) this.#video.play().catch(() => undefined);
    });
    hls.on(Events.LEVEL_SWITCHED, (_, { level }) => {
      const shown = hls.levels[level];
      if (shown) this.#stream.onShown(qualityOf(shown));
    });
    hls.on(Events.ERROR, (_, { fatal, type, response }) => {
      if (fatal) void this.#recover(type === ErrorTypes.MEDIA_ERROR);
      // Later, because this player goes on with the error after it has told us.
      else if (response && isGone(response)) queueMicrotask(() => void this.#recover(false));
    });
    hls.loadSource(address);
    hls.attachMedia(this.#video);
    return hls;
  }

  /** Tries it once more, with a new address. */
  async #recover(isMediaError: boolean): Promise<void> {
    if (this.#isRenewing) return;
    if (this.#failedAt !== undefined) return this.#fail();
    this.#failedAt = this.#video.currentTime;
    if (isMediaError) {
      this.#hls.recoverMediaError();
      return;
    }
    this.#isRenewing = true;
    const address = await this.#addresses.renew();
    this.#isRenewing = false;
    if (this.#listening.signal.aborted) return;
    this.#hls.destroy();
    this.#hls = this.#start(address);
  }

  /** A segment that always fails is preceded by others that load, so only what was played counts. */
  #noteRecovery(): void {
    if (this.#failedAt === undefined) return;
    if (this.#video.currentTime > this.#failedAt + recoveredAfterSeconds) this.#failedAt = undefined;
  }

  #fail(): void {
    const stopped = this.#stopped();
    this.end();
    this.#stream.onFail(stopped);
  }

  #choose(hls: Hls): void {
    const qualities = hls.levels.map(qualityOf);
    const wanted = this.#preferred === null ? undefined : closestQuality(qualities, this.#preferred);
    hls.nextLevel = wanted === undefined ? -1 : qualities.indexOf(wanted);
  }
}
