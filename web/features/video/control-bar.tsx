import type { CaptionSource } from '@chalkline/domain/captions/caption-track';
import { clockTime } from '@chalkline/domain/courses/watch-position';
import type { Chapter } from '@chalkline/domain/videos/chapters';
import type { ReactElement } from 'react';
import type { PlaybackChoice } from './playback-choice.ts';
import { CaptionsSelect, PlayButton, ScreenButtons, SpeedSelect, VolumeControl } from './player-buttons.tsx';
import styles from './player-controls.module.css';
import { QualitySelect } from './quality-select.tsx';
import { SeekBar } from './seek-bar.tsx';
import type { VideoState } from './video-state.ts';

/** Values and handlers only: on the server, the controls of a lesson's video look the same for everybody. */
interface ControlBarProps
  extends VideoState,
    Pick<PlaybackChoice, 'hasCaptions' | 'captionsLanguage' | 'speed'> {
  readonly chapters: readonly Chapter[];
  readonly captions: readonly CaptionSource[];
  readonly qualities: readonly number[];
  readonly shownQuality: number | undefined;
  readonly preferredQuality: number | null;
  readonly onSeek: (seconds: number) => void;
  readonly onTogglePlay: () => void;
  readonly onToggleMute: () => void;
  readonly onSetVolume: (volume: number) => void;
  readonly onToggleFullScreen: () => void;
  readonly onToggleWindow: () => void;
  readonly onChooseCaptions: PlaybackChoice['chooseCaptions'];
  readonly onChooseSpeed: PlaybackChoice['chooseSpeed'];
  readonly onPreferQuality: (quality: number | null) => void;
}

/** The position in the video, and the buttons below it. */
export function ControlBar(props: ControlBarProps): ReactElement {
  const { time, duration, chapters } = props;
  return (
    <>
      <SeekBar time={time} duration={duration} chapters={chapters} onSeek={props.onSeek} />
      <div className={styles.buttons}>
        <PlayButton isPaused={props.isPaused} onClick={props.onTogglePlay} />
        <VolumeControl
          isMuted={props.isMuted}
          volume={props.volume}
          onToggleMute={props.onToggleMute}
          onSetVolume={props.onSetVolume}
        />
        <TimeShown time={time} duration={duration} />
        <CaptionsSelect
          captions={props.captions}
          hasCaptions={props.hasCaptions}
          language={props.captionsLanguage}
          onChoose={props.onChooseCaptions}
        />
        <QualitySelect
          qualities={props.qualities}
          shown={props.shownQuality}
          preferred={props.preferredQuality}
          onPrefer={props.onPreferQuality}
        />
        <SpeedSelect speed={props.speed} onChoose={props.onChooseSpeed} />
        <ScreenButtons
          isFullScreen={props.isFullScreen}
          isInWindow={props.isInWindow}
          onToggleFullScreen={props.onToggleFullScreen}
          onToggleWindow={props.onToggleWindow}
        />
      </div>
    </>
  );
}

function TimeShown({ time, duration }: Pick<VideoState, 'time' | 'duration'>): ReactElement {
  return (
    <span className={styles.time}>
      <span>{clockTime(time)}</span>
      <span>&nbsp;/ {Number.isFinite(duration) ? clockTime(duration) : '–:––'}</span>
    </span>
  );
}
