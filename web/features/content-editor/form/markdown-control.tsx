import { renderContentPath } from '@chalkline/contract/console-addresses';
import type { ContentKind } from '@chalkline/domain/content/content-kinds';
import { textBurden } from '@chalkline/domain/content/text-burden';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { write } from '../../../api/write.ts';
import { MarkdownEditor } from '../../../ui/markdown-editor/markdown-editor.tsx';
import { RenderedText } from '../../../ui/rendered-text.tsx';
import { useSettled } from '../../../ui/use-settled.ts';
import { useShouldLoad } from '../../../ui/use-should-load.ts';
import { type BoundControl, textOf } from '../forms/field-control.ts';
import { pictureTypes, useSendPicture } from '../pictures/send-picture.ts';
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
      preview={<ContentPreview kind={kind} body={textOf(value)} />}
    />
  );
}

const pauseMilliseconds = 400;

interface PreviewProps {
  readonly kind: ContentKind;
  readonly body: string;
}

function ContentPreview(props: PreviewProps): ReactElement {
  const { shouldLoad, watch } = useShouldLoad();
  return <div ref={watch}>{shouldLoad ? <RenderedPreview {...props} /> : <Preparing />}</div>;
}

function Preparing(): ReactElement {
  return <p className={styles.quiet}>Preparing the preview…</p>;
}

/** Rendered by the server with the renderer of the pages. The last preview stays until the next one arrives. */
function RenderedPreview({ kind, body }: PreviewProps): ReactElement {
  const settled = useSettled(body, pauseMilliseconds);
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
  if (!data) return <Preparing />;
  if (data.html.trim() === '') return <p className={styles.quiet}>What you write is shown here.</p>;
  return <RenderedText html={data.html} />;
}
