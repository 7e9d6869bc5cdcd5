import type { CaptionSource } from '@chalkline/domain/captions/caption-track';
import { captionsIn } from '@chalkline/domain/playback/captions';
import { playbackSpeeds } from '@chalkline/domain/playback/playback';
import type { ReactElement } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { CompactSelect } from './compact-select.tsx';
import type { PlaybackChoice } from './playback-choice.ts';
import type { PlayerActions } from './player-actions.ts';
import styles from './player-controls.module.css';
import { PlayerGlyph, type PlayerGlyphName } from './player-glyph.tsx';
import type { VideoState } from './video-state.ts';

interface PartProps {
  readonly state: VideoState;
  readonly actions: () => PlayerActions;
}

export function PlayButton({ state: { isPaused }, actions }: PartProps): ReactElement {
  return (
    <ControlButton
      glyph={isPaused ? 'play' : 'pause'}
      label={isPaused ? 'Play' : 'Pause'}
      onClick={() => actions().togglePlay()}
    />
  );
}

export function VolumeControl({ state: { isMuted, volume }, actions }: PartProps): ReactElement {
  const heard = isMuted ? 0 : volume;
  return (
    <>
      <ControlButton
        glyph={isMuted ? 'muted' : 'sound'}
        label={isMuted ? 'Unmute' : 'Mute'}
        className={styles.mute}
        onClick={() => actions().toggleMute()}
      />
      <input
        type="range"
        className={styles.volume}
        aria-label="Volume"
        aria-valuetext={`${Math.round(heard * 100)}%`}
        data-own-arrows
        min={0}
        max={1}
        step={0.05}
        value={heard}
        onChange={(event) => actions().setVolume(Number(event.target.value))}
      />
    </>
  );
}

interface CaptionsSelectProps {
  readonly choice: PlaybackChoice;
  readonly captions: readonly CaptionSource[];
}

export function CaptionsSelect({ choice, captions }: CaptionsSelectProps): ReactElement | null {
  const chosen = captionsIn(captions, choice.captionsLanguage);
  if (!chosen) return null;
  return (
    <CompactSelect
      label="Captions"
      value={choice.hasCaptions ? chosen.language : 'off'}
      face={<PlayerGlyph name={choice.hasCaptions ? 'captions' : 'captions-off'} />}
      options={[
        { value: 'off', label: 'Captions off' },
        ...captions.map(({ language, label }) => ({ value: language, label })),
      ]}
      onChoose={(value) => choice.chooseCaptions(value === 'off' ? null : value)}
    />
  );
}

export function SpeedSelect({ choice }: { readonly choice: PlaybackChoice }): ReactElement {
  return (
    <CompactSelect
      label="Speed"
      value={String(choice.speed)}
      face={`${choice.speed}×`}
      options={playbackSpeeds.map((speed) => ({ value: String(speed), label: `${speed}×` }))}
      onChoose={(value) => choice.chooseSpeed(Number(value))}
    />
  );
}

export function ScreenButtons({ state: { isFullScreen, isInWindow }, actions }: PartProps): ReactElement {
  const hasWindows = useHydrated() && document.pictureInPictureEnabled;
  return (
    <>
      {hasWindows ? (
        <ControlButton
          glyph="window"
          className={styles.window}
          label={isInWindow ? 'Back to the page' : 'Small window'}
          onClick={() => actions().toggleWindow()}
        />
      ) : null}
      <ControlButton
        glyph={isFullScreen ? 'smaller-screen' : 'full-screen'}
        label={isFullScreen ? 'Leave full screen' : 'Full screen'}
        onClick={() => actions().toggleFullScreen()}
      />
    </>
  );
}

interface ControlButtonProps {
  readonly glyph: PlayerGlyphName;
  readonly label: string;
  readonly onClick: () => void;
  readonly className?: string | undefined;
}

function ControlButton({ glyph, label, onClick, className }: ControlButtonProps): ReactElement {
  return (
    <button
      type="button"
      className={classNames(styles.button, className)}
      aria-label={label}
      title={label}
      onClick={onClick}
    >
      <PlayerGlyph name={glyph} />
    </button>
  );
}
