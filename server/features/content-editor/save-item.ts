import { dropDraft } from './drafts.ts';
import { type Editing, editContent, save } from './edit-content.ts';
import { expectPresent } from './expect-version.ts';
import type { ItemAddress } from './item-address.ts';
import { keptFacts } from './kept-facts.ts';
import type { Typed } from './parse-facts.ts';
import { parseItem } from './parse-facts.ts';

/** Saves an edited item, unless somebody else has saved it since. */
export function saveItem(
  editing: Editing,
  address: ItemAddress,
  { basedOn, facts, body }: Typed & { readonly basedOn: number },
): Promise<ItemAddress> {
  return editContent(editing, async (set, tx) => {
    const { item } = await expectPresent(tx, set, { address, basedOn, editorId: editing.editorId });
    const edited = parseItem(address, { facts: { ...facts, ...keptFacts(item) }, body });
    await dropDraft(tx, address, editing.editorId);
    return { action: 'content.save', subject: address, changes: [save(edited, 'save')] };
  });
}
