import type { UploadedVideo } from '@chalkline/contract/videos';
import { videoSource } from '@chalkline/domain/courses/video-source';
import { fromThisSite } from '@chalkline/domain/videos/same-site-address';
import { uploadedVideoId } from '@chalkline/domain/videos/video-address';
import { useRef, useState } from 'react';
import { videoResource } from '../../../api/content-resources.ts';
import { useResource } from '../../../api/resource.ts';

export interface PlayableVideo {
  /** What a video element can play; undefined while it's unknown, and for videos of other sites. */
  readonly src: string | undefined;
  /** Whether an uploaded video is no longer there. */
  readonly isMissing: boolean;
  /** Undefined until it is known, and for any other video. */
  readonly uploaded: UploadedVideo | undefined;
  /** Gets a new address when the old one has expired. */
  renew(): void;
  /** Reads an uploaded video again. */
  refresh(): Promise<unknown>;
}

const pauseMilliseconds = 60_000;

/** The video of a lesson's video field, for the person who edits it. */
export function usePlayableVideo(address: string): PlayableVideo {
  const id = uploadedVideoId(address);
  const { data, error, refetch } = useResource(videoResource(id ?? ''), id !== undefined);
  const renewedAt = useRef(0);
  // A new address would interrupt the video, so it's used only once the old one has expired.
  const [played, setPlayed] = useState(data);
  if (data && played?.id !== data.id) setPlayed(data);
  const renew = () => {
    // A video that can't be played for another reason must not be asked for again and again.
    if (Date.now() - renewedAt.current < pauseMilliseconds) return;
    renewedAt.current = Date.now();
    void refetch().then((renewed) => setPlayed(renewed.data));
  };
  if (id !== undefined) {
    // The page takes thumbnails of the video, which browsers permit only if it comes from the page's own site.
    const src = played?.id === id ? fromThisSite(played.playUrl) : undefined;
    return { src, isMissing: error?.status === 404, uploaded: data, renew, refresh: refetch };
  }
  const isFile = address !== '' && videoSource(address).kind === 'file';
  const nothing = async () => undefined;
  return {
    src: isFile ? address : undefined,
    isMissing: false,
    uploaded: undefined,
    renew: () => undefined,
    refresh: nothing,
  };
}
