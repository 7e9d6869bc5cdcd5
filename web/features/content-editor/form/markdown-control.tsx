import { renderContentPath } from '@chalkline/contract/console-addresses';
import type { ContentKind } from '@chalkline/domain/content/content-kinds';
import { textBurden } from '@chalkline/domain/content/text-burden';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactElement, useEffect, useState } from 'react';
import { write } from '../../../api/write.ts';
import { MarkdownEditor } from '../../../ui/markdown-editor/markdown-editor.tsx';
import { renderedHtml } from '../../../ui/rendered-html.ts';
import { pictureTypes, useSendPicture } from '../pictures/send-picture.ts';
import { type BoundControl, textOf } from './field-control.ts';
import styles from './markdown-control.module.css';

/** A Markdown field with a preview next to it. */
export function MarkdownControl({ kind, name, label, control, value, onChange }: BoundControl): ReactElement {
  const pictures = useSendPicture();
  return (
    <MarkdownEditor
      {...control}
      name={name}
      label={label}
      value={textOf(value)}
      onChange={(event) => onChange(event.target.value)}
      pictures={{ ...pictures, types: pictureTypes }}
      preview={<RenderedText kind={kind} body={textOf(value)} />}
    />
  );
}

const pauseMilliseconds = 400;

/** Rendered by the server with the renderer of the pages. The last preview stays until the next one arrives. */
function RenderedText({ kind, body }: { kind: ContentKind; body: string }): ReactElement {
  const settled = useSettled(body);
  const burden = textBurden(settled);
  const { data, isError } = useQuery({
    queryKey: [renderContentPath, kind, settled],
    queryFn: () => write('POST', renderContentPath, { kind, body: settled }),
    placeholderData: keepPreviousData,
    // Every pause while typing makes a new preview, so they are not cached.
    gcTime: 0,
    enabled: burden === undefined,
  });
  if (burden !== undefined) return <p className={styles.quiet}>No preview: the text {burden}.</p>;
  if (isError && !data) return <p className={styles.quiet}>We couldn't load the preview.</p>;
  if (!data) return <p className={styles.quiet}>Preparing the preview…</p>;
  if (data.html.trim() === '') return <p className={styles.quiet}>What you write is shown here.</p>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server renders it from Markdown in which HTML is plain text
  return <div className={styles.text} dangerouslySetInnerHTML={renderedHtml(data.html)} />;
}

/** The text as of the last pause in typing. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMilliseconds);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
