import type { ContentDrafts } from '@chalkline/contract/founder-content';
import { type ReactElement, useId } from 'react';
import { Link } from 'wouter';
import { contentDraftsResource } from '../../../api/content-resources.ts';
import { useMomentLabel } from '../../../api/moment-label.ts';
import { useResource } from '../../../api/resource.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Glyph } from '../../../ui/glyphs.tsx';
import { newAddress } from '../content-url-state.ts';
import { kindLabels } from '../kind-labels.ts';
import styles from './new-drafts.module.css';

/** Drafts of items that were not created yet and are in no other list. */
export function NewDrafts(): ReactElement | null {
  const heading = useId();
  const { data: drafts, error, isFetching, refetch } = useResource(contentDraftsResource);
  if (error && !drafts) {
    return (
      <ErrorState title="We couldn't load your drafts" onRetry={() => void refetch()} retrying={isFetching} />
    );
  }
  const begun = (drafts ?? []).filter(({ basedOn }) => basedOn === null);
  if (begun.length === 0) return null;
  return (
    <section aria-labelledby={heading} className={styles.drafts}>
      <h2 id={heading} className={styles.heading}>
        <Glyph name="edit" size={20} />
        You began
      </h2>
      <ul className={styles.list}>
        {begun.map((draft) => (
          <Begun key={draft.itemId} draft={draft} />
        ))}
      </ul>
    </section>
  );
}

function Begun({ draft }: { draft: ContentDrafts[number] }): ReactElement {
  const momentLabel = useMomentLabel();
  const { kind, itemId, title, updatedAt } = draft;
  return (
    <li>
      <Link href={newAddress(kind, { draftId: itemId })}>{title || `A new ${kindLabels[kind].one}`}</Link>{' '}
      <span className={styles.when}>
        {kindLabels[kind].one}, {momentLabel(updatedAt)}
      </span>
    </li>
  );
}
