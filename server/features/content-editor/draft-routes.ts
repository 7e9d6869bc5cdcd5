import { contentDraftPath } from '@chalkline/contract/console-addresses';
import { saveDraftSchema } from '@chalkline/contract/founder-content';
import type { AppContext } from '../../platform/app-context.ts';
import { dropDraft, keepDraft } from './drafts.ts';
import { itemAddressOf, oneItem } from './item-address.ts';
import { whileTyping } from './while-typing.ts';

const tag = 'Content';
const requires = 'staff:content' as const;

export function draftRoutes({ routes, db, now }: AppContext): void {
  routes.add({
    method: 'PUT',
    path: contentDraftPath,
    summary: 'Keep a draft, right or wrong',
    tag,
    requires,
    rateLimit: whileTyping,
    parameters: oneItem,
    body: saveDraftSchema,
    handle: ({ person: editor, parameters, body: draft }) =>
      keepDraft(db, itemAddressOf(parameters, editor), {
        ...draft,
        editorId: editor.id,
        updatedAt: now(),
      }),
  });

  routes.add({
    method: 'DELETE',
    path: contentDraftPath,
    summary: 'Drop a draft',
    tag,
    requires,
    parameters: oneItem,
    handle: ({ person: editor, parameters }) => dropDraft(db, itemAddressOf(parameters, editor), editor.id),
  });
}
