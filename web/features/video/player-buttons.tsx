import type { CaptionSource } from '@chalkline/domain/captions/caption-track';
import { captionsIn } from '@chalkline/domain/playback/captions';
import { playbackSpeeds } from '@chalkline/domain/playback/playback';
import type { ReactElement } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { CompactSelect } from './compact-select.tsx';
import type { PlaybackChoice } from './playback-choice.ts';
import styles from './player-controls.module.css';
import { PlayerGlyph, type PlayerGlyphName } from './player-glyph.tsx';
import type { VideoState } from './video-state.ts';

interface PlayButtonProps extends Pick<VideoState, 'isPaused'> {
  readonly onClick: () => void;
}

export function PlayButton({ isPaused, onClick }: PlayButtonProps): ReactElement {
  return (
    <ControlButton
      glyph={isPaused ? 'play' : 'pause'}
      label={isPaused ? 'Play' : 'Pause'}
      onClick={onClick}
    />
  );
}

interface VolumeControlProps extends Pick<VideoState, 'isMuted' | 'volume'> {
  readonly onToggleMute: () => void;
  readonly onSetVolume: (volume: number) => void;
}

export function VolumeControl(props: VolumeControlProps): ReactElement {
  const { isMuted, volume, onToggleMute, onSetVolume } = props;
  const heard = isMuted ? 0 : volume;
  return (
    <>
      <ControlButton
        glyph={isMuted ? 'muted' : 'sound'}
        label={isMuted ? 'Unmute' : 'Mute'}
        className={styles.mute}
        onClick={onToggleMute}
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
        onChange={(event) => onSetVolume(Number(event.target.value))}
      />
    </>
  );
}

interface CaptionsSelectProps extends Pick<PlaybackChoice, 'hasCaptions'> {
  readonly captions: readonly CaptionSource[];
  readonly language: string | null;
  readonly onChoose: PlaybackChoice['chooseCaptions'];
}

export function CaptionsSelect(props: CaptionsSelectProps): ReactElement | null {
  const { captions, hasCaptions, language, onChoose } = props;
  const chosen = captionsIn(captions, language);
  if (!chosen) return null;
  return (
    <CompactSelect
      label="Captions"
      value={hasCaptions ? chosen.language : 'off'}
      face={<PlayerGlyph name={hasCaptions ? 'captions' : 'captions-off'} />}
      options={[
        { value: 'off', label: 'Captions off' },
        ...captions.map(({ language, label }) => ({ value: language, label })),
      ]}
      onChoose={(value) => onChoose(value === 'off' ? null : value)}
    />
  );
}

interface SpeedSelectProps {
  readonly speed: number;
  readonly onChoose: PlaybackChoice['chooseSpeed'];
}

export function SpeedSelect({ speed, onChoose }: SpeedSelectProps): ReactElement {
  return (
    <CompactSelect
      label="Speed"
      value={String(speed)}
      face={`${speed}×`}
      options={playbackSpeeds.map((each) => ({ value: String(each), label: `${each}×` }))}
      onChoose={(value) => onChoose(Number(value))}
    />
  );
}

interface ScreenButtonsProps extends Pick<VideoState, 'isFullScreen' | 'isInWindow'> {
  readonly onToggleFullScreen: () => void;
  readonly onToggleWindow: () => void;
}

export function ScreenButtons(props: ScreenButtonsProps): ReactElement {
  const { isFullScreen, isInWindow, onToggleFullScreen, onToggleWindow } = props;
  const hasWindows = useHydrated() && document.pictureInPictureEnabled;
  return (
    <>
      {hasWindows ? (
        <ControlButton
          glyph="window"
          className={styles.window}
          label={isInWindow ? 'Back to the page' : 'Small window'}
          onClick={onToggleWindow}
        />
      ) : null}
      <ControlButton
        glyph={isFullScreen ? 'smaller-screen' : 'full-screen'}
        label={isFullScreen ? 'Leave full screen' : 'Full screen'}
        onClick={onToggleFullScreen}
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
