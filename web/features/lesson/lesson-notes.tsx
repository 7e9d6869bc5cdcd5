import { type ReactElement, type ReactNode, useMemo, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Card } from '../../ui/card.tsx';
import { renderedHtml } from '../../ui/rendered-html.ts';
import { notesId } from './lesson-ids.ts';
import styles from './lesson-notes.module.css';
import { useNoteSlots } from './note-sections.ts';

export interface LessonNotesProps {
  readonly html: string;
  /** Renders a prompt that is written out in the notes. */
  promptOf(text: string): ReactNode;
  /** The lesson's prompts. Where the notes name one in bold, `mentionOf` renders it. */
  readonly promptTitles: readonly string[];
  mentionOf(title: string): ReactNode;
}

/** Whether prompts are written out in the notes. */
export function hasPrompts(notesHtml: string): boolean {
  return notesHtml.includes('class="language-prompt"');
}

/** The written part of the lesson. */
export function LessonNotes({ html, promptOf, promptTitles, mentionOf }: LessonNotesProps): ReactNode {
  const notes = useRef<HTMLDivElement>(null);
  // Memoized, because React would otherwise write the notes again and remove what was inserted into them.
  const markup = useMemo(() => renderedHtml(html), [html]);
  const prompts = useNoteSlots(notes, html, {
    selector: 'pre:has(> code.language-prompt)',
    host: 'div',
    className: styles.prompt,
  });
  const mentions = useNoteSlots(notes, html, { selector: 'strong', host: 'span', texts: promptTitles });
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
