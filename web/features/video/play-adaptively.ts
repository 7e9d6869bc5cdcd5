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

/** Whether this browser can choose between the qualities of a video. */
export const canAdapt = () => Hls.isSupported();

/** Plays a video in the quality that fits the connection, or in the one that somebody prefers. */
export function playAdaptively(video: HTMLVideoElement, stream: Stream): AdaptivePlayback {
  const addresses = new RenewedAddress(stream);
  const listening = new AbortController();
  let preferred: number | null = null;
  let hasRecovered = false;
  let hls = start(stream.address, stoppedAt());

  function stoppedAt(): Stopped {
    return { seconds: video.currentTime, wasPlaying: !video.paused };
  }

  function start(address: string, { seconds, wasPlaying }: Stopped): Hls {
    const next = new Hls({
      // A worker would be a script of no address, which our content security policy forbids.
      enableWorker: false,
      capLevelToPlayerSize: true,
      backBufferLength: 60,
      ...(wasPlaying ? whilePlaying : beforePlaying),
      ...(seconds > 0 ? { startPosition: seconds } : {}),
      xhrSetup: async (request, url) => request.open('GET', await addresses.signed(url), true),
    });
    next.on(Events.MANIFEST_PARSED, () => {
      stream.onQualities(next.levels.map(qualityOf));
      if (preferred !== null) choose(next);
      if (wasPlaying) video.play().catch(() => undefined);
    });
    next.on(Events.LEVEL_SWITCHED, (_, { level }) => {
      const shown = next.levels[level];
      if (shown) stream.onShown(qualityOf(shown));
    });
    next.on(Events.FRAG_BUFFERED, () => {
      hasRecovered = false;
    });
    next.on(Events.ERROR, (_, { fatal, type }) => {
      if (fatal) void recover(type === ErrorTypes.MEDIA_ERROR);
    });
    next.loadSource(address);
    next.attachMedia(video);
    return next;
  }

  /** Tries it once more, with a new address. */
  async function recover(isMediaError: boolean): Promise<void> {
    if (hasRecovered) {
      const stopped = stoppedAt();
      end();
      stream.onFail(stopped);
      return;
    }
    hasRecovered = true;
    if (isMediaError) {
      hls.recoverMediaError();
      return;
    }
    const address = await addresses.renew();
    if (listening.signal.aborted) return;
    const stopped = stoppedAt();
    hls.destroy();
    hls = start(address, stopped);
  }

  function choose(player: Hls): void {
    const qualities = player.levels.map(qualityOf);
    const wanted = preferred === null ? undefined : closestQuality(qualities, preferred);
    player.nextLevel = wanted === undefined ? -1 : qualities.indexOf(wanted);
  }

  function end(): void {
    listening.abort();
    hls.destroy();
  }

  video.addEventListener('play', () => Object.assign(hls.config, whilePlaying), {
    signal: listening.signal,
  });
  return {
    prefer: (quality) => {
      // Choosing again what is chosen would load everything ahead again.
      if (quality === preferred) return;
      preferred = quality;
      if (hls.levels.length > 0) choose(hls);
    },
    end,
  };
}
