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
import { mediaCheck } from '../videos/index.ts';
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

function editingOf(context: AppContext, { id, role }: CurrentUser): Editing & InRole {
  const { db, now, contentWatch } = context;
  return { db, now, contentWatch, editorId: id, role, media: mediaCheck(context) };
}

/** Changes an item, and replies with what it is afterwards. */
async function change(
  context: AppContext,
  person: CurrentUser,
  changed: (editing: Editing & InRole) => Promise<ItemAddress>,
) {
  const address = await changed(editingOf(context, person));
  return orNotFound(await findItem(context.db, address, person.id), 'This content');
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
    handle: ({ person, parameters, body: { facts, body, draftId } }) =>
      change(context, person, (editing) =>
        createItem(editing, kindOf(parameters, editing), { facts, body, draftId }),
      ),
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
    handle: ({ person, parameters, body }) =>
      change(context, person, (editing) => saveItem(editing, itemAddressOf(parameters, editing), body)),
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
    handle: ({ person, parameters, body: { basedOn, when } }) =>
      change(context, person, (editing) => {
        const verb = when === 'now' ? 'publish' : 'schedule';
        return publishItem(editing, itemAddressOf(parameters, editing), { verb, basedOn });
      }),
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
    handle: ({ person, parameters, body: { basedOn } }) =>
      change(context, person, (editing) =>
        publishItem(editing, itemAddressOf(parameters, editing), { verb: 'unpublish', basedOn }),
      ),
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
    handle: ({ person, parameters, body: { basedOn } }) =>
      change(context, person, async (editing) => {
        const version = orNotFound(parseRowId(parameters.version), 'This version');
        return restoreVersion(editing, itemAddressOf(parameters, editing), { version, basedOn });
      }),
  });
}
