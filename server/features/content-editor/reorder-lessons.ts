import type { LessonOrder } from '@chalkline/contract/founder-content';
import type { ItemOf } from '../../content/content-item.ts';
import { notFound, orNotFound, Refusal } from '../../platform/http/refusal.ts';
import { namesOf } from './action-facts.ts';
import { type Editing, editContent, save } from './edit-content.ts';
import type { ItemAddress } from './item-address.ts';

/** Changes the order of a course's lessons. The new order must contain each lesson exactly once. */
export function reorderLessons(
  editing: Editing,
  courseId: number,
  { lessonIds, basedOn }: LessonOrder,
): Promise<ItemAddress> {
  const subject: ItemAddress = { kind: 'course', id: String(courseId) };
  return editContent(editing, async (set) => {
    if (orNotFound(set.find(subject), 'This course').isDeleted) throw notFound('This course');
    const present = set.lessonsOf(courseId);
    if (basedOn && !isOrderOf(present, basedOn)) throw lessonsChanged();
    const changes = inOrder(present, lessonIds).map((lesson) => save(lesson, 'reorder'));
    const before = { lessons: namesOf(present) };
    const after = { lessons: namesOf(changes.map(({ item }) => item)) };
    return { action: 'content.reorder', subject, changes, entry: { before, after } };
  });
}

function isOrderOf(lessons: readonly ItemOf<'lesson'>[], ids: readonly number[]): boolean {
  return lessons.length === ids.length && lessons.every(({ id }, index) => Number(id) === ids[index]);
}

function inOrder(lessons: readonly ItemOf<'lesson'>[], ids: readonly number[]): ItemOf<'lesson'>[] {
  const known = new Map(lessons.map((lesson) => [Number(lesson.id), lesson]));
  const ordered = [...new Set(ids)].flatMap((id, index) => {
    const lesson = known.get(id);
    return lesson ? [{ ...lesson, facts: { ...lesson.facts, orderIndex: index + 1 } }] : [];
  });
  if (ordered.length !== lessons.length || ids.length !== lessons.length) throw lessonsChanged();
  return ordered;
}

function lessonsChanged(): Refusal {
  return new Refusal('edited_meanwhile', "This course's lessons have changed. Please check them again.");
}
