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
import type { House } from '../../platform/app-context.ts';
import { found } from '../../platform/http/refusal.ts';
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

/** What changes content. */
export function editRoutes(house: House): void {
  making(house);
  saving(house);
  deleting(house);
  publishing(house);
  unpublishing(house);
  ordering(house);
  bringingBack(house);
}

async function editingOf(
  { db, now, contentWatch }: House,
  request: FastifyRequest,
): Promise<Editing & InRole> {
  const { id: editorId, role } = await editorOf(request);
  return { db, now, contentWatch, editorId, role };
}

async function answer({ db }: House, address: ItemAddress, { editorId }: Editing) {
  return found(await findItem(db, address, editorId), 'This content');
}

function making(house: House): void {
  house.app.post(
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
      const editing = await editingOf(house, request);
      const { facts, body, draftId } = request.body as z.output<typeof createContentSchema>;
      const kind = kindOf(request.params as z.output<typeof oneKind>, editing);
      const made = await createItem(editing, kind, { facts, body, draftId });
      return reply.code(201).send(await answer(house, made, editing));
    },
  );
}

function saving(house: House): void {
  house.app.put(
    contentItemPath,
    {
      onRequest,
      schema: { summary: 'Save an item', tags, params: oneItem, body: saveContentSchema, response },
    },
    async (request) => {
      const editing = await editingOf(house, request);
      const edited = request.body as z.output<typeof saveContentSchema>;
      return answer(
        house,
        await saveItem(editing, itemAddressOf(request.params as Item, editing), edited),
        editing,
      );
    },
  );
}

function deleting(house: House): void {
  house.app.delete(
    contentItemPath,
    {
      onRequest,
      schema: { summary: 'Delete an item', tags, params: oneItem, querystring: basedOnQuerySchema },
    },
    async (request, reply) => {
      const editing = await editingOf(house, request);
      const { basedOn } = request.query as z.output<typeof basedOnQuerySchema>;
      await deleteItem(editing, itemAddressOf(request.params as Item, editing), basedOn);
      return reply.code(204).send();
    },
  );
}

function publishing(house: House): void {
  house.app.post(
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
      const editing = await editingOf(house, request);
      const { basedOn, when } = request.body as z.output<typeof publishContentSchema>;
      const verb = when === 'now' ? 'publish' : 'schedule';
      const address = itemAddressOf(request.params as Item, editing);
      return answer(house, await publishItem(editing, address, { verb, basedOn }), editing);
    },
  );
}

function unpublishing(house: House): void {
  house.app.post(
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
      const editing = await editingOf(house, request);
      const { basedOn } = request.body as z.output<typeof basedOnSchema>;
      const address = itemAddressOf(request.params as Item, editing);
      return answer(house, await publishItem(editing, address, { verb: 'unpublish', basedOn }), editing);
    },
  );
}

function ordering(house: House): void {
  house.app.put(
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
      const editing = await editingOf(house, request);
      const { courseId } = request.params as z.output<typeof oneCourse>;
      const order = request.body as z.output<typeof lessonOrderSchema>;
      await reorderLessons(editing, found(parseRowId(courseId), 'This course'), order);
      return reply.code(204).send();
    },
  );
}

function bringingBack(house: House): void {
  house.app.post(
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
      const editing = await editingOf(house, request);
      const parameters = request.params as z.output<typeof oneVersion>;
      const version = found(parseRowId(parameters.version), 'This version');
      const { basedOn } = request.body as z.output<typeof basedOnSchema>;
      const restored = await restoreVersion(editing, itemAddressOf(parameters, editing), {
        version,
        basedOn,
      });
      return answer(house, restored, editing);
    },
  );
}
