import {
  contentItemPath,
  contentKindPath,
  lessonOrderPath,
  publishContentPath,
  restoreContentPath,
  unpublishContentPath,
} from '@chalkline/contract/console-addresses';
import {
  basedOnQuerySchema,
  basedOnSchema,
  contentItemSchema,
  createContentSchema,
  lessonOrderSchema,
  publishContentSchema,
  saveContentSchema,
} from '@chalkline/contract/founder-content';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { AppContext } from '../../platform/app-context.ts';
import { orNotFound } from '../../platform/http/refusal.ts';
import { parseRowId } from '../../platform/http/row-id.ts';
import { createItem } from './create-item.ts';
import { deleteItem } from './delete-item.ts';
import type { Editing } from './edit-content.ts';
import { editorOf, editorsOnly } from './editors-only.ts';
import {
  type InRole,
  type ItemAddress,
  itemAddressOf,
  kindOf,
  oneItem,
  oneKind,
  oneVersion,
} from './item-address.ts';
import { publishItem } from './publish-item.ts';
import { findItem } from './queries.ts';
import { reorderLessons } from './reorder-lessons.ts';
import { restoreVersion } from './restore-version.ts';
import { saveItem } from './save-item.ts';

const tags = ['Content'];
const onRequest = editorsOnly;
const response = { 200: contentItemSchema };
const oneCourse = z.object({ courseId: z.string() });

type Item = z.output<typeof oneItem>;

/** The routes that change content. */
export function editRoutes(context: AppContext): void {
  making(context);
  saving(context);
  deleting(context);
  publishing(context);
  unpublishing(context);
  ordering(context);
  bringingBack(context);
}

async function editingOf(
  { db, now, contentWatch }: AppContext,
  request: FastifyRequest,
): Promise<Editing & InRole> {
  const { id: editorId, role } = await editorOf(request);
  return { db, now, contentWatch, editorId, role };
}

async function answer({ db }: AppContext, address: ItemAddress, { editorId }: Editing) {
  return orNotFound(await findItem(db, address, editorId), 'This content');
}

function making(context: AppContext): void {
  context.app.post(
    contentKindPath,
    {
      onRequest,
      schema: {
        summary: 'Make an item',
        tags,
        params: oneKind,
        body: createContentSchema,
        response: { 201: contentItemSchema },
      },
    },
    async (request, reply) => {
      const editing = await editingOf(context, request);
      const { facts, body, draftId } = request.body as z.output<typeof createContentSchema>;
      const kind = kindOf(request.params as z.output<typeof oneKind>, editing);
      const made = await createItem(editing, kind, { facts, body, draftId });
      return reply.code(201).send(await answer(context, made, editing));
    },
  );
}

function saving(context: AppContext): void {
  context.app.put(
    contentItemPath,
    {
      onRequest,
      schema: { summary: 'Save an item', tags, params: oneItem, body: saveContentSchema, response },
    },
    async (request) => {
      const editing = await editingOf(context, request);
      const edited = request.body as z.output<typeof saveContentSchema>;
      return answer(
        context,
        await saveItem(editing, itemAddressOf(request.params as Item, editing), edited),
        editing,
      );
    },
  );
}

function deleting(context: AppContext): void {
  context.app.delete(
    contentItemPath,
    {
      onRequest,
      schema: { summary: 'Delete an item', tags, params: oneItem, querystring: basedOnQuerySchema },
    },
    async (request, reply) => {
      const editing = await editingOf(context, request);
      const { basedOn } = request.query as z.output<typeof basedOnQuerySchema>;
      await deleteItem(editing, itemAddressOf(request.params as Item, editing), basedOn);
      return reply.code(204).send();
    },
  );
}

function publishing(context: AppContext): void {
  context.app.post(
    publishContentPath,
    {
      onRequest,
      schema: {
        summary: 'Publish an item, now or on its day',
        tags,
        params: oneItem,
        body: publishContentSchema,
        response,
      },
    },
    async (request) => {
      const editing = await editingOf(context, request);
      const { basedOn, when } = request.body as z.output<typeof publishContentSchema>;
      const verb = when === 'now' ? 'publish' : 'schedule';
      const address = itemAddressOf(request.params as Item, editing);
      return answer(context, await publishItem(editing, address, { verb, basedOn }), editing);
    },
  );
}

function unpublishing(context: AppContext): void {
  context.app.post(
    unpublishContentPath,
    {
      onRequest,
      schema: {
        summary: 'Take an item back from the public',
        tags,
        params: oneItem,
        body: basedOnSchema,
        response,
      },
    },
    async (request) => {
      const editing = await editingOf(context, request);
      const { basedOn } = request.body as z.output<typeof basedOnSchema>;
      const address = itemAddressOf(request.params as Item, editing);
      return answer(context, await publishItem(editing, address, { verb: 'unpublish', basedOn }), editing);
    },
  );
}

function ordering(context: AppContext): void {
  context.app.put(
    lessonOrderPath,
    {
      onRequest,
      schema: {
        summary: 'Put the lessons of a course into another order',
        tags,
        params: oneCourse,
        body: lessonOrderSchema,
      },
    },
    async (request, reply) => {
      const editing = await editingOf(context, request);
      const { courseId } = request.params as z.output<typeof oneCourse>;
      const order = request.body as z.output<typeof lessonOrderSchema>;
      await reorderLessons(editing, orNotFound(parseRowId(courseId), 'This course'), order);
      return reply.code(204).send();
    },
  );
}

function bringingBack(context: AppContext): void {
  context.app.post(
    restoreContentPath,
    {
      onRequest,
      schema: {
        summary: 'Bring a version back, as a new one',
        tags,
        params: oneVersion,
        body: basedOnSchema,
        response,
      },
    },
    async (request) => {
      const editing = await editingOf(context, request);
      const parameters = request.params as z.output<typeof oneVersion>;
      const version = orNotFound(parseRowId(parameters.version), 'This version');
      const { basedOn } = request.body as z.output<typeof basedOnSchema>;
      const restored = await restoreVersion(editing, itemAddressOf(parameters, editing), {
        version,
        basedOn,
      });
      return answer(context, restored, editing);
    },
  );
}
