import {
  contentDependentsPath,
  contentPreviewPath,
  renderContentPath,
} from '@chalkline/contract/console-addresses';
import {
  contentPreviewSchema,
  dependentsSchema,
  previewRequestSchema,
  renderedTextSchema,
  renderTextSchema,
} from '@chalkline/contract/founder-content';
import { z } from 'zod';
import { readContentSet } from '../../content/content-store.ts';
import type { AppContext } from '../../platform/app-context.ts';
import { requirePerson } from '../../platform/http/guard.ts';
import { orNotFound } from '../../platform/http/refusal.ts';
import { dependentsOf } from './dependents.ts';
import { editorOf, editorsOnly, whileTyping } from './editors-only.ts';
import { itemAddressOf, oneItem } from './item-address.ts';
import { previewItem } from './preview.ts';
import { renderText } from './render-text.ts';

const tag = 'Content';
const requires = 'staff:content' as const;

/** Previews of edits, deletions and texts. */
export function previewRoutes(context: AppContext): void {
  dependents(context);
  renderedText(context);
  preview(context);
}

function dependents({ reads, db }: AppContext): void {
  reads.add({
    path: contentDependentsPath,
    summary: 'What depends on an item, shown before it is deleted',
    tag,
    requires,
    parameters: oneItem,
    query: z.object({}),
    reply: dependentsSchema,
    read: async ({ viewer, parameters }) => {
      const address = itemAddressOf(parameters, requirePerson(requires, viewer));
      const set = await readContentSet(db);
      const { item } = orNotFound(set.find(address), 'This content');
      return dependentsOf(db, set, item);
    },
  });
}

function renderedText({ app }: AppContext): void {
  app.post(
    renderContentPath,
    {
      onRequest: editorsOnly,
      config: whileTyping,
      schema: {
        summary: 'A text as the product shows it',
        tags: [tag],
        body: renderTextSchema,
        response: { 200: renderedTextSchema },
      },
    },
    async (request) => {
      const { kind, body } = request.body as z.output<typeof renderTextSchema>;
      return { html: await renderText(kind, body) };
    },
  );
}

function preview({ app, db, now }: AppContext): void {
  app.post(
    contentPreviewPath,
    {
      onRequest: editorsOnly,
      config: whileTyping,
      schema: {
        summary: 'What a visitor, a free user or a member would meet',
        tags: [tag],
        params: oneItem,
        body: previewRequestSchema,
        response: { 200: contentPreviewSchema },
      },
    },
    async (request) => {
      const { edited, ...wanted } = request.body as z.output<typeof previewRequestSchema>;
      const address = itemAddressOf(request.params as z.output<typeof oneItem>, await editorOf(request));
      return previewItem(db, address, { ...wanted, edited }, now());
    },
  );
}
