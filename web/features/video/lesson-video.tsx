import type { TranscriptLine } from '@chalkline/contract/courses';
import type { CaptionSource } from '@chalkline/domain/captions/caption-track';
import { isHlsAddress, videoSource } from '@chalkline/domain/courses/video-source';
import type { Chapter } from '@chalkline/domain/videos/chapters';
import { type ReactElement, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { deferred } from '../../ui/deferred.tsx';
import type { RenewedVideo } from './adaptive-video.ts';
import styles from './lesson-video.module.css';
import { type PlaybackChoice, usePlaybackChoice } from './playback-choice.ts';
import { sampleVideo } from './sample-video.ts';
import type { AfterVideo, VideoCompletion } from './video-end.tsx';
import { VideoFile } from './video-file.tsx';
import { type SharedPlayback, useSavedWatchPosition } from './watch-position-storage.ts';

// Loaded after the video itself, or only for videos from elsewhere.
const VideoPlayer = deferred(async () => (await import('./video-player.tsx')).VideoPlayer);
const PlayerControls = deferred(
  async () => (await import('./player-parts.ts')).PlayerControls,
  () => <div className={styles.controlsSpace} />,
);
const AutoplayOption = deferred(async () => (await import('./player-parts.ts')).AutoplayOption);
const Transcript = deferred(async () => (await import('./player-parts.ts')).Transcript);
const ChapterList = deferred(async () => (await import('./player-parts.ts')).ChapterList);
const VideoEnd = deferred(async () => (await import('./video-end.tsx')).VideoEnd);

export interface LessonVideoProps {
  readonly src: string;
  /** The playlist of the video in several qualities. */
  readonly adaptiveUrl?: string | undefined;
  /** The picture that is shown before the video plays; undefined for the usual one. */
  readonly poster?: string | undefined;
  readonly captions: readonly CaptionSource[];
  readonly chapters: readonly Chapter[];
  /** The lines of the transcript that the page contains. */
  readonly transcript: readonly TranscriptLine[];
  readonly title: string;
  /** Reads the address of the video again, because it can expire. */
  readonly renew: () => Promise<RenewedVideo | undefined>;
  /** Identifies the position of this learner in this video. */
  readonly placeName: string;
  /** For a signed-in learner: position and settings are then the same on all devices. */
  readonly shared?: SharedPlayback | undefined;
  /** The lesson, where it is counted how far people watch. */
  readonly countedLessonId?: number | undefined;
  readonly next: AfterVideo;
  /** How the lesson is completed at the end of its video; undefined if it is completed, or can't be. */
  readonly completion?: VideoCompletion | undefined;
  /** Receives the video element of a file that plays in the page. */
  readonly video?: RefObject<HTMLVideoElement | null> | undefined;
  /** Shown below the video: the learner's own notes, which can lead to positions in it. */
  readonly notesOf?: ((video: RefObject<HTMLVideoElement | null>) => ReactNode) | undefined;
  readonly onNext: () => void;
  /** Whether the previous video ended and autoplay brought the learner here. */
  readonly startsPlaying: boolean;
}

/** A lesson's video. A file plays in the page, with a transcript and playback options. */
export function LessonVideo(props: LessonVideoProps): ReactElement {
  const { src, title, notesOf } = props;
  const noVideo = useRef<HTMLVideoElement>(null);
  if (videoSource(src).kind === 'file') return <LessonVideoFile {...props} />;
  return (
    <div className={styles.video}>
      <VideoPlayer src={src} title={title} poster={props.poster} />
      {notesOf?.(noVideo)}
    </div>
  );
}

function LessonVideoFile(props: LessonVideoProps): ReactElement {
  const { src, captions, chapters, title, placeName, shared, next, completion, onNext, startsPlaying } =
    props;
  // A stream of another server is a playlist already.
  const adaptiveUrl = props.adaptiveUrl ?? (isHlsAddress(src) ? src : undefined);
  const player = useRef<HTMLDivElement>(null);
  const ownVideo = useRef<HTMLVideoElement>(null);
  const video = props.video ?? ownVideo;
  const [hasEnded, setEnded] = useState(false);
  const choice = usePlaybackChoice(shared?.personId);
  useSavedWatchPosition(video, placeName, shared);
  useChosenSpeed(video, choice);
  useEffect(() => {
    // The browser may require a click first; then the video does not start by itself.
    if (startsPlaying) video.current?.play().catch(() => undefined);
  }, [video, startsPlaying]);

  const playsNext = choice.isAutoplay && next.mayAutoplay;
  const watchAgain = () => {
    setEnded(false);
    video.current?.play().catch(() => undefined);
    video.current?.focus();
  };
  return (
    <div className={styles.video}>
      <div ref={player} className={styles.player} data-player>
        <div className={styles.screen}>
          <VideoFile
            ref={video}
            src={src}
            isAdaptive={adaptiveUrl !== undefined}
            poster={props.poster}
            captions={captions}
            title={title}
            onPlay={() => setEnded(false)}
            onEnded={() => setEnded(true)}
          />
          {hasEnded ? (
            <VideoEnd
              next={next}
              completion={
                completion && {
                  isPending: completion.isPending,
                  onComplete: () => completion.complete({ playsNext }),
                }
              }
              // Autoplay does not leave a lesson that is still to be completed.
              startsNext={playsNext && !completion}
              onNext={onNext}
              onAgain={watchAgain}
            />
          ) : null}
        </div>
        <PlayerControls
          video={video}
          player={player}
          choice={choice}
          captions={captions}
          chapters={chapters}
          isCovered={hasEnded}
          countedLessonId={props.countedLessonId}
          renew={props.renew}
          src={src}
          adaptiveUrl={adaptiveUrl}
        />
      </div>
      {src === sampleVideo.src ? <p className={styles.note}>{sampleVideo.note}</p> : null}
      {next.mayAutoplay ? <AutoplayOption choice={choice} /> : null}
      {chapters.length > 0 ? <ChapterList video={video} chapters={chapters} /> : null}
      {captions.length > 0 ? (
        <Transcript
          video={video}
          title={title}
          captions={captions}
          captionsLanguage={choice.captionsLanguage}
          inPage={props.transcript}
        />
      ) : null}
      {props.notesOf?.(video)}
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
