import type { CaptionTrack } from '@chalkline/domain/captions/caption-track';
import { englishLanguageName } from '@chalkline/domain/captions/languages';
import { parseCaptions } from '@chalkline/domain/captions/parse-captions';
import { type ReactElement, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { type ItemControl, listOf, textOf } from '../forms/field-control.ts';
import { AddCaptions } from './add-captions.tsx';
import { CaptionEditor } from './caption-editor.tsx';
import styles from './captions-control.module.css';

/** The captions of a lesson in several languages, each with an editor next to the video. */
export function CaptionsControl({ control, name, label, item, value, onChange }: ItemControl): ReactElement {
  const tracks = listOf<CaptionTrack>(value);
  const [open, setOpen] = useState<string>();
  const [message, setMessage] = useState('');
  const list = useRef<HTMLFieldSetElement>(null);
  const put = (track: CaptionTrack) => {
    const index = tracks.findIndex(({ language }) => language === track.language);
    onChange(index === -1 ? [...tracks, track] : tracks.with(index, track));
  };
  const remove = (language: string) => {
    onChange(tracks.filter((track) => track.language !== language));
    setOpen(undefined);
    setMessage(`The ${englishLanguageName(language)} captions are removed. Save the lesson to keep it so.`);
    // Moves the focus, because the clicked button disappears.
    list.current?.focus();
  };
  return (
    <fieldset
      ref={list}
      id={control.id}
      tabIndex={-1}
      aria-label={label}
      aria-describedby={control['aria-describedby']}
      data-field={name}
      className={styles.list}
    >
      {tracks.map((track) => (
        <section
          key={track.language}
          aria-label={`${englishLanguageName(track.language)} captions`}
          className={styles.track}
        >
          <TrackHead
            track={track}
            isOpen={open === track.language}
            onToggle={() => setOpen(open === track.language ? undefined : track.language)}
            onRemove={() => remove(track.language)}
          />
          {open === track.language ? (
            <CaptionEditor track={track} videoUrl={textOf(item.values.videoUrl ?? null)} onChange={put} />
          ) : null}
        </section>
      ))}
      <AddCaptions
        taken={tracks.map(({ language }) => language)}
        onAdd={(track) => {
          put(track);
          setOpen(track.language);
          setMessage(`The ${englishLanguageName(track.language)} captions are added.`);
        }}
      />
      <p aria-live="polite" className="visually-hidden">
        {message}
      </p>
    </fieldset>
  );
}

interface TrackHeadProps {
  readonly track: CaptionTrack;
  readonly isOpen: boolean;
  onToggle(): void;
  onRemove(): void;
}

function TrackHead({ track, isOpen, onToggle, onRemove }: TrackHeadProps): ReactElement {
  const language = englishLanguageName(track.language);
  const { cues, problems } = parseCaptions(track.text);
  return (
    <div className={styles.head}>
      <span className={styles.language}>{language}</span>
      <span className={styles.count}>
        {cues.length === 1 ? '1 caption' : `${cues.length} captions`}
        {problems.length > 0 && cues.length > 0 ? ', some to put right' : ''}
      </span>
      <Button size="small" aria-expanded={isOpen} onClick={onToggle}>
        {isOpen ? 'Close' : 'Edit'}
        <span className="visually-hidden"> the {language} captions</span>
      </Button>
      <Button size="small" variant="quiet" onClick={onRemove}>
        Remove<span className="visually-hidden"> the {language} captions</span>
      </Button>
    </div>
  );
}
