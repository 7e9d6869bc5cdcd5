import { followsFiles } from '@chalkline/domain/content/content-kinds';
import { itemsOfKind } from './content-item.ts';
import type { ContentSet, ItemChange } from './content-set.ts';

/** The prompts that link to lessons deleted by these changes, without those links. */
export function unlinkedPrompts(set: ContentSet, changes: readonly ItemChange[]): ItemChange[] {
  if (!changes.some(({ item, isDeleted }) => item.kind === 'lesson' && isDeleted)) return [];
  const after = set.after(changes).present();
  const lessons = new Set(itemsOfKind(after, 'lesson').map(({ id }) => Number(id)));
  return itemsOfKind(after, 'prompt').flatMap((prompt): ItemChange[] => {
    const lessonIds = prompt.facts.lessonIds.filter((id) => lessons.has(id));
    if (lessonIds.length === prompt.facts.lessonIds.length) return [];
    const stored = set.find(prompt);
    const saveKind = stored && followsFiles(stored.origin) && isFromFiles(changes) ? 'file' : 'follow';
    return [{ item: { ...prompt, facts: { ...prompt.facts, lessonIds } }, isDeleted: false, saveKind }];
  });
}

function isFromFiles(changes: readonly ItemChange[]): boolean {
  return changes.every(({ saveKind }) => followsFiles(saveKind));
}
