import { followsFiles } from '@chalkline/domain/content/content-kinds';
import { type CourseAddresses, leadingOn } from '@chalkline/domain/courses/former-slugs';
import { type ItemOf, itemsOfKind, keyOf } from './content-item.ts';
import type { ContentSet, ItemChange } from './content-set.ts';

/**
 * Adds the former slugs of each changed course to the changes, and removes a slug from other courses when a
 * course takes it.
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

/** Losing a former slug does not count as an edit: a course that followed its file still does. */
function following(set: ContentSet, course: ItemOf<'course'>): ItemChange {
  const stored = set.find(course);
  const saveKind = stored && followsFiles(stored.origin) ? 'file' : 'follow';
  return { item: course, isDeleted: false, saveKind };
}
