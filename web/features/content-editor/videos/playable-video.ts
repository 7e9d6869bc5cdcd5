import { videoSource } from '@chalkline/domain/courses/video-source';
import { uploadedVideoId } from '@chalkline/domain/videos/video-address';
import { useRef } from 'react';
import { videoResource } from '../../../api/content-resources.ts';
import { useResource } from '../../../api/resource.ts';

interface PlayableVideo {
  /** What a video element can play; undefined while it's unknown, and for videos of other sites. */
  readonly src: string | undefined;
  /** Whether an uploaded video is no longer there. */
  readonly isMissing: boolean;
  /** Gets a new address when the old one has expired. */
  renew(): void;
}

const pauseMilliseconds = 60_000;

/** The video of a lesson's video field, for the person who edits it. */
export function usePlayableVideo(address: string): PlayableVideo {
  const id = uploadedVideoId(address);
  const uploaded = useResource(videoResource(id ?? ''), id !== undefined);
  const renewedAt = useRef(0);
  const renew = () => {
    // A video that can't be played for another reason must not be asked for again and again.
    if (Date.now() - renewedAt.current < pauseMilliseconds) return;
    renewedAt.current = Date.now();
    void uploaded.refetch();
  };
  if (id !== undefined)
    return { src: uploaded.data?.playUrl, isMissing: uploaded.error?.status === 404, renew };
  const isFile = address !== '' && videoSource(address).kind === 'file';
  return { src: isFile ? address : undefined, isMissing: false, renew: () => undefined };
}
