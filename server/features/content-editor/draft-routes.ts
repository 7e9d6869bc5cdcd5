import { contentDraftPath } from '@chalkline/contract/console-addresses';
import { saveDraftSchema } from '@chalkline/contract/founder-content';
import type { z } from 'zod';
import type { AppContext } from '../../platform/app-context.ts';
import { dropDraft, keepDraft } from './drafts.ts';
import { editorOf, editorsOnly, whileTyping } from './editors-only.ts';
import { itemAddressOf, oneItem } from './item-address.ts';

const tags = ['Content'];

export function draftRoutes({ app, db, now }: AppContext): void {
  app.put(
    contentDraftPath,
    {
      onRequest: editorsOnly,
      config: whileTyping,
      schema: { summary: 'Keep a draft, right or wrong', tags, params: oneItem, body: saveDraftSchema },
    },
    async (request, reply) => {
      const draft = request.body as z.output<typeof saveDraftSchema>;
      const editor = await editorOf(request);
      await keepDraft(db, itemAddressOf(request.params as z.output<typeof oneItem>, editor), {
        ...draft,
        editorId: editor.id,
        updatedAt: now(),
      });
      return reply.code(204).send();
    },
  );

  app.delete(
    contentDraftPath,
    { onRequest: editorsOnly, schema: { summary: 'Drop a draft', tags, params: oneItem } },
    async (request, reply) => {
      const editor = await editorOf(request);
      const address = itemAddressOf(request.params as z.output<typeof oneItem>, editor);
      await dropDraft(db, address, editor.id);
      return reply.code(204).send();
    },
  );
}
