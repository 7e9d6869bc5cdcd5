import type { ContentKind } from '@chalkline/domain/content/content-kinds';
import { creatingLabels } from '@chalkline/domain/content/creating-labels';
import type { Facts } from '@chalkline/domain/content/facts';
import { type ReactElement, type ReactNode, useMemo, useState } from 'react';
import { contentDraftResource, contentItemResource } from '../../api/content-resources.ts';
import { type Reading, useResource } from '../../api/resource.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { later } from '../../ui/later.tsx';
import { useQueryString } from '../../ui/query-string.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { itemAddress, listAddress } from './content-url-state.ts';
import styles from './editor-layout.module.css';
import { EditorLayout } from './editor-layout.tsx';
import { kindLabels } from './kind-labels.ts';
import { newDraftId } from './new-draft-id.ts';

/** The page can be read at once; what edits it comes after that. */
const NewItemEditor = later(async () => (await import('./editor/new-item-editor.tsx')).NewItemEditor);

/** Something new, from nothing or from a draft that was begun earlier. */
export function NewItemPage({ kind, today }: { kind: ContentKind; today: string }): ReactElement {
  const query = new URLSearchParams(useQueryString());
  // The address gets the draft's name with the first letter: the draft that was asked for is the one of before.
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

/** Until the draft is there nothing can be typed: it would take the place of what is kept. */
function unread({ data, error, isPending, isFetching, refetch }: Reading<unknown>): ReactNode {
  if (isPending) return <Skeleton shape="block" height="320px" />;
  // One that was dropped elsewhere is begun anew.
  if (data !== undefined || !error || error.status === 404) return null;
  return (
    <ErrorState title="We couldn't load your draft" onRetry={() => void refetch()} retrying={isFetching} />
  );
}
