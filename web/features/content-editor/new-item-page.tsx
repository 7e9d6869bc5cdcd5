import type { ContentKind } from '@chalkline/domain/content/content-kinds';
import { creatingLabels } from '@chalkline/domain/content/creating-labels';
import type { Facts } from '@chalkline/domain/content/facts';
import { type ReactElement, type ReactNode, useMemo, useState } from 'react';
import { contentDraftResource, contentItemResource } from '../../api/content-resources.ts';
import { type Reading, useResource } from '../../api/resource.ts';
import { deferred } from '../../ui/deferred.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { useQueryString } from '../../ui/query-string.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { itemAddress, listAddress } from './content-url-state.ts';
import styles from './editor-layout.module.css';
import { EditorLayout } from './editor-layout.tsx';
import { kindLabels } from './kind-labels.ts';
import { newDraftId } from './new-draft-id.ts';

/** The page is readable right away; the editor is loaded after it. */
const NewItemEditor = deferred(async () => (await import('./editor/new-item-editor.tsx')).NewItemEditor);

/** Creates an item, from scratch or from an earlier draft. */
export function NewItemPage({ kind, today }: { kind: ContentKind; today: string }): ReactElement {
  const query = new URLSearchParams(useQueryString());
  // The draft's id is added to the URL with the first letter typed, so it must not be loaded again.
  const [asked] = useState(query.get('draft'));
  const [draftId] = useState(() => asked ?? newDraftId(Math.random));
  const courseId = query.get('course');
  const given = useMemo((): Facts => (courseId ? { courseId: Number(courseId) } : {}), [courseId]);
  const draft = useResource(contentDraftResource(kind, draftId), asked !== null);
  const course = useResource(
    contentItemResource('course', courseId ?? ''),
    kind === 'lesson' && courseId !== null,
  );
  const back =
    kind === 'lesson' && courseId
      ? { href: itemAddress('course', courseId), label: course.data?.title ?? 'The course' }
      : { href: listAddress(kind), label: kindLabels[kind].many };
  return (
    <EditorLayout back={back} title={`New ${kindLabels[kind].one}`} isNarrow>
      <p className={styles.says}>{creatingLabels(kind, course.data?.state === 'live')}</p>
      {(asked !== null && unread(draft)) || (
        <NewItemEditor
          kind={kind}
          draftId={draftId}
          draft={draft.data ?? undefined}
          given={given}
          today={today}
        />
      )}
    </EditorLayout>
  );
}

/** Nothing can be typed until the draft has loaded, because it would replace the draft. */
function unread({ data, error, isPending, isFetching, refetch }: Reading<unknown>): ReactNode {
  if (isPending) return <Skeleton shape="block" height="320px" />;
  // A draft that was deleted elsewhere starts empty.
  if (data !== undefined || !error || error.status === 404) return null;
  return (
    <ErrorState title="We couldn't load your draft" onRetry={() => void refetch()} retrying={isFetching} />
  );
}
