import type { ContentItem } from '@chalkline/contract/founder-content';
import type { ReactElement } from 'react';
import { contentItemResource } from '../../api/content-resources.ts';
import { useResource } from '../../api/resource.ts';
import { deferred } from '../../ui/deferred.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { hydratedLater } from '../../ui/hydrated-later.tsx';
import { itemAddress, listAddress } from './content-url-state.ts';
import { EditorLayout } from './editor-layout.tsx';
import { kindLabels } from './kind-labels.ts';

/* The page is readable right away; the editor is loaded after it. */
const ItemEditor = deferred(async () => (await import('./item-parts.ts')).ItemEditor);
const CourseLessons = hydratedLater(async () => (await import('./lessons/course-lessons.tsx')).CourseLessons);
const LessonDropOff = deferred(async () => (await import('./lesson-parts.ts')).LessonDropOff);
const ItemPanels = deferred(async () => (await import('./item-parts.ts')).ItemPanels);

/** Everything that can be done with one item. */
export function ItemPage({ item, today }: { item: ContentItem; today: string }): ReactElement {
  const { kind, id, title } = item;
  const back = useBack(item);
  return (
    <EditorLayout
      back={back}
      title={kind === 'site' ? 'Site settings' : title}
      eyebrow={eyebrow(item)}
      aside={<ItemPanels item={item} today={today} />}
    >
      {item.state === 'deleted' ? (
        <EmptyState title="This is deleted" glyph="trash" level={2}>
          Any of its versions can be brought back.
        </EmptyState>
      ) : (
        // Remounts for another item, so that nothing of this one remains.
        <ItemEditor key={`${kind} ${id}`} item={item} />
      )}
      {kind === 'lesson' && item.state !== 'deleted' ? <LessonDropOff lessonId={id} /> : null}
      {kind === 'course' && item.state !== 'deleted' ? <CourseLessons courseId={id} /> : null}
    </EditorLayout>
  );
}

function eyebrow({ kind, orderIndex }: ContentItem): string {
  if (kind === 'site') return 'Content';
  const { one } = kindLabels[kind];
  const name = one.charAt(0).toUpperCase() + one.slice(1);
  return orderIndex === null ? name : `${name} ${orderIndex}`;
}

/** A lesson leads back to its course, everything else to its list. */
function useBack({ kind, courseId }: ContentItem): { href: string; label: string } {
  const isLesson = kind === 'lesson' && courseId !== null;
  const course = useResource(contentItemResource('course', String(courseId ?? 0)), isLesson);
  if (isLesson)
    return { href: itemAddress('course', String(courseId)), label: course.data?.title ?? 'The course' };
  if (kind === 'site') return { href: listAddress('course'), label: 'Content' };
  return { href: listAddress(kind), label: kindLabels[kind].many };
}
