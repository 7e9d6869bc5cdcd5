import { type Chapter, chapterLines, chaptersInLines } from '@chalkline/domain/videos/chapters';
import { type ReactElement, useState } from 'react';
import { Textarea } from '../../../ui/textarea.tsx';
import { type BoundControl, listOf } from '../forms/field-control.ts';
import styles from './captions-control.module.css';

/** The chapters of a video as lines such as "1:05 Ask for the look". */
export function ChaptersControl({ control, name, value, onChange }: BoundControl): ReactElement {
  const chapters = listOf<Chapter>(value);
  const [typed, setTyped] = useState<string>();
  const text = typed ?? chapterLines(chapters);
  const problem = text.trim() === '' ? undefined : chaptersInLines(text).problem;
  return (
    <>
      <Textarea
        {...control}
        name={name}
        rows={4}
        value={text}
        placeholder={'0:00 Welcome\n1:05 Ask for the look'}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange([...chaptersInLines(target.value).chapters]);
        }}
        // Lines that can be read are written the usual way; others stay as they were typed.
        onBlur={() => (problem ? undefined : setTyped(undefined))}
      />
      <div role="status">{problem ? <p className={styles.problem}>{problem}</p> : null}</div>
    </>
  );
}
