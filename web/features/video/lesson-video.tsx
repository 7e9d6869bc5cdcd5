import { videoSource } from '@chalkline/domain/courses/video-source';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { deferred } from '../../ui/deferred.tsx';
import styles from './lesson-video.module.css';
import { type PlaybackChoice, usePlaybackChoice } from './playback-choice.ts';
import { sampleVideo } from './sample-video.ts';
import type { AfterVideo } from './video-end.tsx';
import { VideoFile } from './video-file.tsx';
import boxStyles from './video-player.module.css';
import { useSavedWatchPosition } from './watch-position-storage.ts';

// Loaded after the video itself, or only for videos from elsewhere.
const VideoPlayer = deferred(async () => (await import('./video-player.tsx')).VideoPlayer);
const PlaybackOptions = deferred(async () => (await import('./playback-options.tsx')).PlaybackOptions);
const Transcript = deferred(async () => (await import('./transcript.tsx')).Transcript);
const VideoEnd = deferred(async () => (await import('./video-end.tsx')).VideoEnd);

export interface LessonVideoProps {
  readonly src: string;
  readonly captionsUrl: string | null;
  readonly title: string;
  /** Identifies the position of this learner in this video. */
  readonly placeName: string;
  readonly next: AfterVideo;
  readonly onNext: () => void;
  /** Whether the previous video ended and autoplay brought the learner here. */
  readonly startsPlaying: boolean;
}

/** A lesson's video. A file plays in the page, with a transcript and playback options. */
export function LessonVideo(props: LessonVideoProps): ReactElement {
  const { src, captionsUrl, title } = props;
  if (videoSource(src).kind === 'file') return <LessonVideoFile {...props} />;
  return <VideoPlayer src={src} captionsUrl={captionsUrl} title={title} />;
}

function LessonVideoFile(props: LessonVideoProps): ReactElement {
  const { src, captionsUrl, title, placeName, next, onNext, startsPlaying } = props;
  const video = useRef<HTMLVideoElement>(null);
  const [hasEnded, setEnded] = useState(false);
  const choice = usePlaybackChoice();
  useSavedWatchPosition(video, placeName);
  useChosenSpeed(video, choice);
  useEffect(() => {
    // The browser may require a click first; then the video does not start by itself.
    if (startsPlaying) video.current?.play().catch(() => undefined);
  }, [startsPlaying]);

  const watchAgain = () => {
    setEnded(false);
    void video.current?.play();
    video.current?.focus();
  };
  return (
    <div className={styles.video}>
      <div className={boxStyles.box}>
        <VideoFile
          ref={video}
          src={src}
          captionsUrl={captionsUrl}
          title={title}
          onPlay={() => setEnded(false)}
          onEnded={() => (choice.isAutoplay ? onNext() : setEnded(true))}
        />
        {hasEnded ? <VideoEnd next={next} onNext={onNext} onAgain={watchAgain} /> : null}
      </div>
      {src === sampleVideo.src ? <p className={styles.note}>{sampleVideo.note}</p> : null}
      <PlaybackOptions choice={choice} />
      {captionsUrl ? <Transcript video={video} /> : null}
    </div>
  );
}

function useChosenSpeed(
  video: { readonly current: HTMLVideoElement | null },
  { speed }: PlaybackChoice,
): void {
  useEffect(() => {
    if (!video.current) return;
    video.current.defaultPlaybackRate = speed;
    video.current.playbackRate = speed;
  }, [video, speed]);
}
