import type { ContentItem, ContentPreview, PreviewViewer } from '@chalkline/contract/founder-content';
import { type ReactElement, type ReactNode, useState } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Glyph } from '../../../ui/glyphs.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { itemAddress } from '../content-url-state.ts';
import { EditorLayout } from '../editor-layout.tsx';
import { InertPreview } from './inert-preview.tsx';
import { outcomeLabel, viewerWords } from './preview-labels.ts';
import styles from './preview-panel.module.css';
import { type PreviewWish, usePreview } from './use-preview.ts';

interface PreviewPanelProps {
  readonly item: ContentItem;
  /** The product's own screen for the item. */
  screenOf(preview: ContentPreview, viewer: PreviewViewer): ReactNode;
}

/** An item as another person would see it. */
export function PreviewPanel({ item, screenOf }: PreviewPanelProps): ReactElement {
  const [wish, setWish] = useState<PreviewWish>({ viewer: 'member', asPublished: item.state !== 'live' });
  const { data, error, isFetching, refetch } = usePreview(item, wish);
  return (
    <EditorLayout
      back={{ href: itemAddress(item.kind, item.id), label: item.title }}
      title={`Preview of ${item.kind === 'site' ? 'the site' : item.title}`}
    >
      <Wishes item={item} wish={wish} onChange={setWish} />
      {error && !data ? (
        <ErrorState
          title={error.refusal?.message ?? "We couldn't make the preview"}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : null}
      {data ? <Met preview={data} wish={wish} screenOf={screenOf} /> : null}
      {data || error ? null : <Skeleton shape="block" height="480px" />}
    </EditorLayout>
  );
}

interface WishesProps {
  readonly item: ContentItem;
  readonly wish: PreviewWish;
  onChange(wish: PreviewWish): void;
}

function Wishes({ item, wish, onChange }: WishesProps): ReactElement {
  return (
    <div className={styles.wishes}>
      <fieldset className={styles.viewers} aria-label="Seen by">
        {(['visitor', 'free', 'member'] as const).map((viewer) => (
          <Chip key={viewer} pressed={viewer === wish.viewer} onClick={() => onChange({ ...wish, viewer })}>
            {viewerWords[viewer].name}
          </Chip>
        ))}
      </fieldset>
      {item.state === 'live' ? null : (
        <Switch
          label="As if it were published"
          checked={wish.asPublished}
          onChange={(event) => onChange({ ...wish, asPublished: event.target.checked })}
        />
      )}
      {item.draft ? <Badge icon={<Glyph name="edit" size={16} />}>With your unsaved changes</Badge> : null}
    </div>
  );
}

interface MetProps extends Pick<PreviewPanelProps, 'screenOf'> {
  readonly preview: ContentPreview;
  readonly wish: PreviewWish;
}

function Met({ preview, wish, screenOf }: MetProps): ReactElement {
  const isShown = preview.shown !== null && (preview.outcome === 'content' || preview.outcome === 'paywall');
  return (
    <section aria-label="Preview" className={styles.frame}>
      <p role="status" className={styles.address}>
        <code>{preview.path}</code> {outcomeLabel(preview.outcome, wish.viewer)}
        {isShown ? <span> Links and buttons do nothing here.</span> : null}
      </p>
      {isShown ? (
        <InertPreview className={styles.screen}>{screenOf(preview, wish.viewer)}</InertPreview>
      ) : null}
    </section>
  );
}
