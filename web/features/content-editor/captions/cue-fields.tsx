import { savedText } from '@chalkline/domain/captions/caption-text';
import { editedTime, secondsIn } from '@chalkline/domain/captions/caption-time';
import type { Cue } from '@chalkline/domain/captions/cue';
import { cueProblem, middleOf } from '@chalkline/domain/captions/edit-cues';
import { type ReactElement, useId, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Input } from '../../../ui/input.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import styles from './caption-editor.module.css';

interface CueFieldsProps {
  /** Counted from 1. */
  readonly place: number;
  readonly cue: Cue;
  readonly isCurrent: boolean;
  /** The current position of the video; undefined without a video. */
  readonly position: (() => number) | undefined;
  onChange(cue: Cue): void;
  readonly onPlay: (() => void) | undefined;
  onSplit(at: number): void;
  onDelete(): void;
}

/** One caption: its start, its end and its text. */
export function CueFields(props: CueFieldsProps): ReactElement {
  const { place, cue, isCurrent, position, onChange, onPlay, onSplit, onDelete } = props;
  const text = useRef<HTMLTextAreaElement>(null);
  const [typed, setTyped] = useState<string>();
  // Spaces at the end of a line aren't saved, but people type them before the next word.
  const shownText = typed !== undefined && savedText(typed) === cue.text ? typed : cue.text;
  const problemId = useId();
  const problem = cueProblem(cue);
  const split = () => {
    const { selectionStart = 0, value } = text.current ?? { value: cue.text };
    const isInside = selectionStart > 0 && selectionStart < value.length;
    onSplit(isInside ? selectionStart : middleOf(value));
  };
  return (
    <li
      aria-label={`Caption ${place}`}
      aria-current={isCurrent ? 'true' : undefined}
      className={classNames(styles.cue, isCurrent && styles.current)}
    >
      <div className={styles.times}>
        <TimeField
          label={`Start of caption ${place}`}
          seconds={cue.start}
          position={position}
          setLabel={`Start caption ${place} now`}
          onChange={(start) => onChange({ ...cue, start })}
        />
        <TimeField
          label={`End of caption ${place}`}
          seconds={cue.end}
          position={position}
          setLabel={`End caption ${place} now`}
          onChange={(end) => onChange({ ...cue, end })}
        />
      </div>
      <Textarea
        ref={text}
        rows={2}
        aria-label={`Text of caption ${place}`}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? problemId : undefined}
        value={shownText}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange({ ...cue, text: target.value });
        }}
        onBlur={() => setTyped(undefined)}
      />
      {problem ? (
        <p id={problemId} className={styles.problem}>
          {problem}
        </p>
      ) : null}
      <div className={styles.buttons}>
        {onPlay ? (
          <Button size="small" variant="quiet" onClick={onPlay}>
            Play<span className="visually-hidden"> from caption {place}</span>
          </Button>
        ) : null}
        <Button size="small" variant="quiet" onClick={split}>
          Split<span className="visually-hidden"> caption {place}</span>
        </Button>
        <Button size="small" variant="quiet" onClick={onDelete}>
          Delete<span className="visually-hidden"> caption {place}</span>
        </Button>
      </div>
    </li>
  );
}

interface TimeFieldProps {
  readonly label: string;
  readonly seconds: number;
  readonly position: (() => number) | undefined;
  readonly setLabel: string;
  onChange(seconds: number): void;
}

/** A time that is typed as 1:02.5, or taken from the current position of the video. It counts once it is complete. */
function TimeField({ label, seconds, position, setLabel, onChange }: TimeFieldProps): ReactElement {
  const [typed, setTyped] = useState<string>();
  const take = () => {
    const read = typed === undefined ? undefined : secondsIn(typed);
    setTyped(undefined);
    if (read !== undefined && read !== seconds) onChange(read);
  };
  return (
    <span className={styles.time}>
      <Input
        aria-label={label}
        inputMode="text"
        autoComplete="off"
        value={typed ?? editedTime(seconds)}
        aria-invalid={typed !== undefined && secondsIn(typed) === undefined ? true : undefined}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={take}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Enter would save the lesson.
          event.preventDefault();
          take();
        }}
      />
      {position ? (
        <Button
          size="small"
          aria-label={setLabel}
          onClick={() => onChange(Math.round(position() * 1000) / 1000)}
        >
          Now
        </Button>
      ) : null}
    </span>
  );
}
