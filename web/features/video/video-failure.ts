import { type RefObject, useEffect, useRef, useState } from 'react';

interface VideoFailure {
  readonly hasFailed: boolean;
  retry(): void;
}

/**
 * Asks once for a new address when a video can't be loaded, because the address of an uploaded video expires, and then
 * continues. If that does not help either, people are told so and can try again.
 */
export function useVideoFailure(
  video: RefObject<HTMLVideoElement | null>,
  renew: () => Promise<unknown>,
  isOn: boolean,
): VideoFailure {
  const [hasFailed, setFailed] = useState(false);
  const state = useRef({ isRenewed: false, wasPlaying: false });
  const latest = useRef(renew);
  useEffect(() => {
    latest.current = renew;
  });
  const [tryAgain] = useState(() => async () => {
    const element = video.current;
    const failedAddress = element?.currentSrc;
    await latest.current().catch(() => undefined);
    // The same address is loaded again; a new one loads by itself.
    if (video.current?.currentSrc === failedAddress) video.current?.load();
  });
  useEffect(() => {
    const element = video.current;
    if (!element || !isOn) return;
    const listening = new AbortController();
    const fail = () => {
      const { isRenewed } = state.current;
      state.current = { isRenewed: true, wasPlaying: state.current.wasPlaying || !element.paused };
      if (isRenewed) setFailed(true);
      else void tryAgain();
    };
    const goOn = () => {
      setFailed(false);
      if (state.current.wasPlaying) element.play().catch(() => undefined);
      state.current = { isRenewed: false, wasPlaying: false };
    };
    element.addEventListener('error', fail, { signal: listening.signal });
    element.addEventListener('canplay', goOn, { signal: listening.signal });
    // It may have failed before this code was loaded.
    if (element.error) fail();
    return () => listening.abort();
  }, [video, tryAgain, isOn]);
  return { hasFailed, retry: () => void tryAgain() };
}
