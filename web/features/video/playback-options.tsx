import type { ReactElement } from 'react';
import { type PlaybackChoice, playbackSpeeds } from './playback-choice.ts';
import styles from './playback-options.module.css';

/** Speed and autoplay, remembered for every lesson. */
export function PlaybackOptions({ choice }: { choice: PlaybackChoice }): ReactElement {
  return (
    <div className={styles.options}>
      <label className={styles.option}>
        Speed
        <select
          className={styles.speed}
          value={choice.speed}
          onChange={(event) => choice.chooseSpeed(Number(event.target.value))}
        >
          {playbackSpeeds.map((speed) => (
            <option key={speed} value={speed}>
              {speed}×
            </option>
          ))}
        </select>
      </label>
      <label className={styles.option}>
        <input
          type="checkbox"
          className={styles.autoplay}
          checked={choice.isAutoplay}
          onChange={(event) => choice.chooseAutoplay(event.target.checked)}
        />
        Autoplay the next lesson
      </label>
    </div>
  );
}
