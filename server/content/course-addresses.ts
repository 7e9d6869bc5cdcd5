import { followsFiles } from '@chalkline/domain/content/content-kinds';
import { type CourseAddresses, leadingOn } from '@chalkline/domain/learning/former-slugs';
import { type ItemOf, itemsOfKind, keyOf } from './content-item.ts';
import type { ContentSet, ItemChange } from './content-set.ts';

/**
 * These changes with the addresses that lead on to each course after them, and what they change about those of
 * other courses: a course that takes an old address has it alone.
 */
export function withAddresses(set: ContentSet, changes: readonly ItemChange[]): ItemChange[] {
  const ofCourses = changes.filter(({ item }) => item.kind === 'course');
  const after = itemsOfKind(set.after(ofCourses).present(), 'course');
  const led = leadingOn(itemsOfKind(set.present(), 'course').map(addressesOf), after.map(addressesOf));
  const changedKeys = new Set(changes.map(({ item }) => keyOf(item)));
  const others = after.filter(
    (course) => !changedKeys.has(keyOf(course)) && hasOther(course, led.get(course.id)),
  );
  return [
    ...changes.map((change) => {
      const { item, isDeleted } = change;
      return item.kind === 'course' && !isDeleted
        ? { ...change, item: withFormerSlugs(item, led.get(item.id)) }
        : change;
    }),
    ...others.map((course) => following(set, withFormerSlugs(course, led.get(course.id)))),
  ];
}

function addressesOf({ id, facts: { slug, formerSlugs = [] } }: ItemOf<'course'>): CourseAddresses {
  return { id, slug, formerSlugs };
}

function hasOther({ facts }: ItemOf<'course'>, slugs: readonly string[] = []): boolean {
  return slugs.join() !== (facts.formerSlugs ?? []).join();
}

function withFormerSlugs(course: ItemOf<'course'>, slugs: readonly string[] = []): ItemOf<'course'> {
  const { formerSlugs: _, ...facts } = course.facts;
  return { ...course, facts: { ...facts, ...(slugs.length > 0 ? { formerSlugs: [...slugs] } : {}) } };
}

/** A course that loses an old address is not edited by that: one that followed its file still does. */
function following(set: ContentSet, course: ItemOf<'course'>): ItemChange {
  const stored = set.find(course);
  const saveKind = stored && followsFiles(stored.origin) ? 'file' : 'follow';
  return { item: course, isDeleted: false, saveKind };
}
