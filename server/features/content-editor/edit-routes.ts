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
import type { CurrentUser } from '@chalkline/contract/people';
import { z } from 'zod';
import type { AppContext } from '../../platform/app-context.ts';
import { orNotFound } from '../../platform/http/refusal.ts';
import { parseRowId } from '../../platform/http/row-id.ts';
import { createItem } from './create-item.ts';
import { deleteItem } from './delete-item.ts';
import type { Editing } from './edit-content.ts';
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

const tag = 'Content';
const requires = 'staff:content' as const;

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

function editingOf({ db, now, contentWatch }: AppContext, { id, role }: CurrentUser): Editing & InRole {
  return { db, now, contentWatch, editorId: id, role };
}

async function answer({ db }: AppContext, address: ItemAddress, { editorId }: Editing) {
  return orNotFound(await findItem(db, address, editorId), 'This content');
}

function making(context: AppContext): void {
  context.routes.add({
    method: 'POST',
    path: contentKindPath,
    summary: 'Make an item',
    tag,
    requires,
    parameters: oneKind,
    body: createContentSchema,
    reply: contentItemSchema,
    status: 201,
    handle: async ({ person, parameters, body: { facts, body, draftId } }) => {
      const editing = editingOf(context, person);
      const made = await createItem(editing, kindOf(parameters, editing), { facts, body, draftId });
      return answer(context, made, editing);
    },
  });
}

function saving(context: AppContext): void {
  context.routes.add({
    method: 'PUT',
    path: contentItemPath,
    summary: 'Save an item',
    tag,
    requires,
    parameters: oneItem,
    body: saveContentSchema,
    reply: contentItemSchema,
    handle: async ({ person, parameters, body }) => {
      const editing = editingOf(context, person);
      const saved = await saveItem(editing, itemAddressOf(parameters, editing), body);
      return answer(context, saved, editing);
    },
  });
}

function deleting(context: AppContext): void {
  context.routes.add({
    method: 'DELETE',
    path: contentItemPath,
    summary: 'Delete an item',
    tag,
    requires,
    parameters: oneItem,
    query: basedOnQuerySchema,
    handle: async ({ person, parameters, query: { basedOn } }) => {
      const editing = editingOf(context, person);
      await deleteItem(editing, itemAddressOf(parameters, editing), basedOn);
    },
  });
}

function publishing(context: AppContext): void {
  context.routes.add({
    method: 'POST',
    path: publishContentPath,
    summary: 'Publish an item, now or on its day',
    tag,
    requires,
    parameters: oneItem,
    body: publishContentSchema,
    reply: contentItemSchema,
    handle: async ({ person, parameters, body: { basedOn, when } }) => {
      const editing = editingOf(context, person);
      const verb = when === 'now' ? 'publish' : 'schedule';
      const address = itemAddressOf(parameters, editing);
      return answer(context, await publishItem(editing, address, { verb, basedOn }), editing);
    },
  });
}

function unpublishing(context: AppContext): void {
  context.routes.add({
    method: 'POST',
    path: unpublishContentPath,
    summary: 'Take an item back from the public',
    tag,
    requires,
    parameters: oneItem,
    body: basedOnSchema,
    reply: contentItemSchema,
    handle: async ({ person, parameters, body: { basedOn } }) => {
      const editing = editingOf(context, person);
      const address = itemAddressOf(parameters, editing);
      return answer(context, await publishItem(editing, address, { verb: 'unpublish', basedOn }), editing);
    },
  });
}

function ordering(context: AppContext): void {
  context.routes.add({
    method: 'PUT',
    path: lessonOrderPath,
    summary: 'Put the lessons of a course into another order',
    tag,
    requires,
    parameters: z.object({ courseId: z.string() }),
    body: lessonOrderSchema,
    handle: async ({ person, parameters, body }) => {
      const courseId = orNotFound(parseRowId(parameters.courseId), 'This course');
      await reorderLessons(editingOf(context, person), courseId, body);
    },
  });
}

function bringingBack(context: AppContext): void {
  context.routes.add({
    method: 'POST',
    path: restoreContentPath,
    summary: 'Bring a version back, as a new one',
    tag,
    requires,
    parameters: oneVersion,
    body: basedOnSchema,
    reply: contentItemSchema,
    handle: async ({ person, parameters, body: { basedOn } }) => {
      const editing = editingOf(context, person);
      const version = orNotFound(parseRowId(parameters.version), 'This version');
      const address = itemAddressOf(parameters, editing);
      return answer(context, await restoreVersion(editing, address, { version, basedOn }), editing);
    },
  });
}
