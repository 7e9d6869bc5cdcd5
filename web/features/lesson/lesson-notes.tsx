import { type ReactElement, type ReactNode, useMemo, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Card } from '../../ui/card.tsx';
import { renderedHtml } from '../../ui/rendered-html.ts';
import styles from './lesson-notes.module.css';
import { useNotePlaces } from './note-sections.ts';

export interface LessonNotesProps {
  readonly html: string;
  /** Shows a prompt that is written out in the notes. */
  promptOf(text: string): ReactNode;
  /** The prompts that stand beside the lesson: where the notes name one in bold, it is shown by `mentionOf`. */
  readonly promptTitles: readonly string[];
  mentionOf(title: string): ReactNode;
}

export const notesId = 'notes';

/** Whether prompts are written out in the notes. */
export function hasPrompts(notesHtml: string): boolean {
  return notesHtml.includes('class="language-prompt"');
}

/** The lesson's written part. */
export function LessonNotes({ html, promptOf, promptTitles, mentionOf }: LessonNotesProps): ReactNode {
  const notes = useRef<HTMLDivElement>(null);
  // The same object for the same notes: React would write them anew otherwise, without what was put into them.
  const markup = useMemo(() => renderedHtml(html), [html]);
  const prompts = useNotePlaces(notes, html, {
    selector: 'pre:has(> code.language-prompt)',
    host: 'div',
    className: styles.prompt,
  });
  const mentions = useNotePlaces(notes, html, { selector: 'strong', host: 'span', texts: promptTitles });
  if (html.trim() === '') return null;
  return (
    <Sheet>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server renders it from Markdown in which HTML is plain text */}
      <div ref={notes} className={styles.notes} dangerouslySetInnerHTML={markup} />
      {prompts.map(({ key, host, text }) => createPortal(promptOf(text), host, key))}
      {mentions.map(({ key, host, text }) => createPortal(mentionOf(text), host, key))}
    </Sheet>
  );
}

function Sheet({ children }: { children: ReactNode }): ReactElement {
  return (
    <Card as="section" id={notesId} aria-label="Notes" className={styles.sheet}>
      {children}
    </Card>
  );
}
