import type { CaptionSource } from '@chalkline/domain/captions/caption-track';
import { skipSeconds } from '@chalkline/domain/playback/player';
import type { Chapter } from '@chalkline/domain/videos/chapters';
import { type ReactElement, type RefObject, useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { Glyph } from '../../ui/glyphs.tsx';
import { RenderedOnce } from '../../ui/rendered-once.tsx';
import { useShortcuts } from '../../ui/shortcuts/use-shortcuts.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { type RenewedVideo, useAdaptiveVideo } from './adaptive-video.ts';
import { ControlBar } from './control-bar.tsx';
import { useIdleFullScreen } from './idle-full-screen.ts';
import type { PlaybackChoice } from './playback-choice.ts';
import { type PlayerActions, playerActions } from './player-actions.ts';
import styles from './player-controls.module.css';
import { usePlayerInput } from './player-input.ts';
import { useQualityChoice } from './quality-choice.ts';
import { useRememberedVolume } from './remembered-volume.ts';
import { useReachedReport } from './report-reached.ts';
import { useShownCaptions } from './shown-captions.ts';
import { useVideoFailure } from './video-failure.ts';
import { useVideoState } from './video-state.ts';

export interface PlayerControlsProps {
  readonly video: RefObject<HTMLVideoElement | null>;
  /** The video with its controls, which fills the screen. */
  readonly player: RefObject<HTMLElement | null>;
  readonly choice: PlaybackChoice;
  readonly captions: readonly CaptionSource[];
  readonly chapters: readonly Chapter[];
  /** Whether something covers the video, which then shows no sign to play it. */
  readonly isCovered: boolean;
  /** The lesson, where it is counted how far people watch. */
  readonly countedLessonId: number | undefined;
  /** Reads the address of the video again. */
  readonly renew: () => Promise<RenewedVideo | undefined>;
  readonly src: string;
  /** The playlist of the video in several qualities. A video of another server can be one itself. */
  readonly adaptiveUrl?: string | undefined;
}

/** The controls below a video. They replace the browser's own ones as soon as their code has been loaded. */
export function PlayerControls(props: PlayerControlsProps): ReactElement {
  const { video, player, choice, captions, chapters, isCovered, renew, src, adaptiveUrl } = props;
  const isReady = useHydrated();
  const state = useVideoState(video);
  const actions = useActions(props);
  const skipped = usePlayerInput(props, actions);
  const { preferred, prefer } = useQualityChoice(choice);
  const adaptive = useAdaptiveVideo(video, { address: adaptiveUrl, file: src, preferred, renew });
  const { hasFailed, retry } = useVideoFailure(video, adaptive.renew, !adaptive.isPlayedByScript);
  usePageKeys(actions);
  useRememberedVolume(video);
  useReachedReport(video, props.countedLessonId);
  useShownCaptions(video, captions, choice);
  useIdleFullScreen(player, state.isFullScreen && !state.isPaused);
  return (
    <>
      {isReady && state.isPaused && !isCovered && !hasFailed ? (
        <PlaySign isOnPoster={state.time === 0} />
      ) : null}
      {hasFailed ? <FailedVideo onRetry={retry} /> : null}
      {skipped ? <SkipSign key={skipped.count} seconds={skipped.seconds} /> : null}
      <RenderedOnce
        as="div"
        className={styles.bar}
        data-ready={isReady || undefined}
        role="group"
        aria-label="Video controls"
      >
        <ControlBar
          {...state}
          chapters={chapters}
          captions={captions}
          hasCaptions={choice.hasCaptions}
          captionsLanguage={choice.captionsLanguage}
          speed={choice.speed}
          qualities={adaptive.qualities}
          shownQuality={adaptive.shown}
          preferredQuality={preferred}
          onSeek={(seconds) => actions().goTo(seconds)}
          onTogglePlay={() => actions().togglePlay()}
          onToggleMute={() => actions().toggleMute()}
          onSetVolume={(volume) => actions().setVolume(volume)}
          onToggleFullScreen={() => actions().toggleFullScreen()}
          onToggleWindow={() => actions().toggleWindow()}
          onChooseCaptions={choice.chooseCaptions}
          onChooseSpeed={choice.chooseSpeed}
          onPreferQuality={prefer}
        />
      </RenderedOnce>
    </>
  );
}

/** The actions on what the page shows now, for listeners that stay while it changes. */
function useActions({ video, player, choice, captions }: PlayerControlsProps): () => PlayerActions {
  const latest = useRef({ choice, captions });
  useEffect(() => {
    latest.current = { choice, captions };
  });
  return () => {
    if (!video.current || !player.current) throw new Error('The video is not on the page.');
    return playerActions({ video: video.current, player: player.current, ...latest.current });
  };
}

/** Keys that work anywhere on the page. `video-keys.ts` lists them. */
function usePageKeys(actions: () => PlayerActions): void {
  useShortcuts([
    { key: 'k', label: '', run: () => actions().togglePlay() },
    { key: 'j', label: '', run: () => actions().skip(-skipSeconds) },
    { key: 'l', label: '', run: () => actions().skip(skipSeconds) },
    { key: 'f', label: '', run: () => actions().toggleFullScreen() },
  ]);
}

/** A poster shows what the video is about, so the sign is in the corner that posters leave empty. */
function PlaySign({ isOnPoster }: { readonly isOnPoster: boolean }): ReactElement {
  return (
    <span className={styles.over} data-on-poster={isOnPoster || undefined}>
      {/* Videos are light in any theme. */}
      <span className={styles.sign} data-theme="light">
        <Glyph name="play" size={32} />
      </span>
    </span>
  );
}

function FailedVideo({ onRetry }: { readonly onRetry: () => void }): ReactElement {
  return (
    <div className={styles.over}>
      <div className={styles.failed} role="alert">
        <p>We couldn't load this video.</p>
        <Button size="small" icon={<Glyph name="refresh" size={20} />} onClick={onRetry}>
          Try again
        </Button>
      </div>
    </div>
  );
}

function SkipSign({ seconds }: { readonly seconds: number }): ReactElement {
  return (
    <span className={styles.over} data-side={seconds < 0 ? 'left' : 'right'} aria-hidden>
      <span className={styles.skipped} data-theme="light">
        {seconds < 0 ? '−' : '+'}
        {Math.abs(seconds)} s
      </span>
    </span>
  );
}
