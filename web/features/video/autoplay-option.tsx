import type { ReactElement } from 'react';
import styles from './autoplay-option.module.css';
import type { PlaybackChoice } from './playback-choice.ts';

/** Whether the next lesson starts by itself, remembered for every lesson. */
export function AutoplayOption({ choice }: { readonly choice: PlaybackChoice }): ReactElement {
  return (
    <label className={styles.option}>
      <input
        type="checkbox"
        className={styles.autoplay}
        checked={choice.isAutoplay}
        onChange={(event) => choice.chooseAutoplay(event.target.checked)}
      />
      Autoplay the next lesson
    </label>
  );
}
