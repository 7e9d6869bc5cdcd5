import { type RefObject, useEffect } from 'react';
import { recall, remember } from '../../ui/remembered.ts';

const volumeName = 'playback-volume';
const mutedName = 'playback-muted';

/** Keeps the volume for every lesson. It stays in this browser, because every device has other speakers. */
export function useRememberedVolume(video: RefObject<HTMLVideoElement | null>): void {
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    const volume = Number(recall(volumeName) ?? 1);
    if (volume >= 0 && volume <= 1) element.volume = volume;
    if (recall(mutedName) === 'on') element.muted = true;
    const store = () => {
      remember(volumeName, String(element.volume));
      remember(mutedName, element.muted ? 'on' : 'off');
    };
    element.addEventListener('volumechange', store);
    return () => element.removeEventListener('volumechange', store);
  }, [video]);
}
