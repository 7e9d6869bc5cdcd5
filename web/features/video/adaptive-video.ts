import { type RefObject, useEffect, useRef, useState } from 'react';
import { loadCode } from '../../ui/load-code.ts';
import type { AdaptivePlayback, Stopped } from './play-adaptively.ts';

/** What is read again when an address has expired. */
export interface RenewedVideo {
  readonly data?: { readonly videoUrl: string; readonly adaptiveUrl?: string | undefined } | undefined;
}

interface AdaptiveSource {
  /** The playlist of all qualities; undefined for a video with one. */
  readonly address: string | undefined;
  /** The file to be played if the qualities can't be. */
  readonly file: string;
  readonly preferred: number | null;
  renew(): Promise<RenewedVideo | undefined>;
}

interface PlayedVideo {
  /** What people can choose from; empty if there is no choice. */
  readonly qualities: readonly number[];
  /** The quality that is shown now. */
  readonly shown: number | undefined;
  /** Whether a script plays the video, and deals with its failures. */
  readonly isPlayedByScript: boolean;
}

interface AdaptiveVideo extends PlayedVideo {
  /** Reads the addresses again, and loads the new one if the old one was set here and not by the page. */
  renew(): Promise<void>;
}

/** Which address of a video was set as the source of its element. */
type SetAddress = 'adaptiveUrl' | 'videoUrl';

const nativeType = 'application/vnd.apple.mpegurl';
const nothing: PlayedVideo = { qualities: [], shown: undefined, isPlayedByScript: false };

/** Plays a video in several qualities, if it has them. The code for it is loaded only then. */
export function useAdaptiveVideo(
  video: RefObject<HTMLVideoElement | null>,
  source: AdaptiveSource,
): AdaptiveVideo {
  const { address, preferred } = source;
  const path = address?.split('?', 1)[0];
  const [state, setState] = useState({ ...nothing, isPlayedByScript: path !== undefined });
  const playback = useRef<AdaptivePlayback>(undefined);
  const setAddress = useRef<SetAddress>(undefined);
  const latest = useRef(source);
  useEffect(() => {
    latest.current = source;
  });
  useEffect(() => playback.current?.prefer(preferred), [preferred]);
  useEffect(() => {
    const element = video.current;
    if (!element || path === undefined) return;
    const change = (changes: Partial<PlayedVideo>) => setState((before) => ({ ...before, ...changes }));
    let isLeft = false;
    change({ isPlayedByScript: true });
    const begin = ({ canAdapt, playAdaptively }: typeof import('./play-adaptively.ts')) => {
      if (isLeft) return;
      if (!canAdapt()) {
        if (playWithoutScript(element, latest.current)) setAddress.current = 'adaptiveUrl';
        setState(nothing);
        return;
      }
      playback.current = playAdaptively(element, {
        address: latest.current.address ?? path,
        renew: async () => (await latest.current.renew())?.data?.adaptiveUrl,
        onQualities: (qualities) => change({ qualities }),
        onShown: (shown) => change({ shown }),
        onFail: (stopped) => {
          setState(nothing);
          setAddress.current = 'videoUrl';
          playFile(element, latest.current.file, stopped);
        },
      });
      playback.current.prefer(latest.current.preferred);
    };
    // Without the code, the file is played.
    loadCode(() => import('./play-adaptively.ts')).then(begin, () => isLeft || setState(nothing));
    return () => {
      isLeft = true;
      playback.current?.end();
      playback.current = undefined;
      setAddress.current = undefined;
      setState(nothing);
    };
  }, [video, path]);
  const renew = async () => {
    const renewed = (await source.renew())?.data;
    const address = setAddress.current && renewed?.[setAddress.current];
    if (address && video.current) video.current.src = address;
  };
  return { ...state, renew };
}

/** Safari plays playlists by itself. All other browsers play the file, which is on the page already. */
function playWithoutScript(video: HTMLVideoElement, { address }: AdaptiveSource): boolean {
  if (!address || video.canPlayType(nativeType) === '') return false;
  video.src = address;
  return true;
}

/** Continues with the file where the stream stopped. */
function playFile(video: HTMLVideoElement, file: string, { seconds, wasPlaying }: Stopped): void {
  video.src = file;
  video.currentTime = seconds;
  if (wasPlaying) video.play().catch(() => undefined);
}
