import { type ReactElement, useMemo, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Card } from '../../ui/card.tsx';
import { CopyPrompt } from './copy-prompt.tsx';
import styles from './lesson-notes.module.css';
import { usePromptPlaces } from './prompt-places.ts';

/** The lesson's written part. Its prompts get a button to copy them. */
export function LessonNotes({ html }: { html: string }): ReactElement | null {
  const notes = useRef<HTMLDivElement>(null);
  // The same object for the same notes: React would write them anew otherwise, without the buttons.
  const markup = useMemo(() => ({ __html: html }), [html]);
  const prompts = usePromptPlaces(notes, html, styles.copy ?? '');
  if (html.trim() === '') return null;
  return (
    <Card as="section" aria-label="Notes" className={styles.sheet}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server renders it from Markdown in which HTML is plain text */}
      <div ref={notes} className={styles.notes} dangerouslySetInnerHTML={markup} />
      {prompts.map(({ key, host, text }) => createPortal(<CopyPrompt text={text} />, host, key))}
    </Card>
  );
}
