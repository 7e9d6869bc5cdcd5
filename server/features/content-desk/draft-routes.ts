import { contentDraftPath } from '@chalkline/contract/console-addresses';
import { saveDraftSchema } from '@chalkline/contract/founder-content';
import type { z } from 'zod';
import type { House } from '../../platform/house.ts';
import { dropDraft, keepDraft } from './drafts.ts';
import { editorOf, editorsOnly, whileTyping } from './editors-only.ts';
import { itemAddressOf, oneItem } from './item-address.ts';

const tags = ['Content'];

export function draftRoutes({ app, db, now }: House): void {
  app.put(
    contentDraftPath,
    {
      onRequest: editorsOnly,
      config: whileTyping,
      schema: { summary: 'Keep a draft, right or wrong', tags, params: oneItem, body: saveDraftSchema },
    },
    async (request, reply) => {
      const draft = request.body as z.output<typeof saveDraftSchema>;
      await keepDraft(db, itemAddressOf(request.params as z.output<typeof oneItem>), {
        ...draft,
        editorId: (await editorOf(request)).id,
        updatedAt: now(),
      });
      return reply.code(204).send();
    },
  );

  app.delete(
    contentDraftPath,
    { onRequest: editorsOnly, schema: { summary: 'Drop a draft', tags, params: oneItem } },
    async (request, reply) => {
      const address = itemAddressOf(request.params as z.output<typeof oneItem>);
      await dropDraft(db, address, (await editorOf(request)).id);
      return reply.code(204).send();
    },
  );
}
