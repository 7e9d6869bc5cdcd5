import {
  contentDraftPath,
  contentDraftsPath,
  contentItemPath,
  contentPath,
  contentVersionPath,
  contentVersionsPath,
} from '@chalkline/contract/console-addresses';
import {
  contentDraftSchema,
  contentDraftsSchema,
  contentItemSchema,
  contentListQuerySchema,
  contentListSchema,
  contentVersionSchema,
  versionsQuerySchema,
  versionsSchema,
} from '@chalkline/contract/founder-content';
import { mayEditKind } from '@chalkline/domain/access/roles';
import type { AppContext } from '../../platform/app-context.ts';
import { endBefore } from '../../platform/http/page-cursor.ts';
import { orNotFound } from '../../platform/http/refusal.ts';
import { parseRowId } from '../../platform/http/row-id.ts';
import { findDraft } from './drafts.ts';
import { itemAddressOf, kindOf, oneItem, oneVersion } from './item-address.ts';
import { findItem, itemsKey, listDrafts, listItems } from './queries.ts';
import { findVersion, listVersions, versionsKey } from './versions.ts';

const tag = 'Content';
const requires = 'staff:content' as const;

export function readRoutes(context: AppContext): void {
  lists(context);
  items(context);
  versions(context);
}

function lists({ reads, db }: AppContext): void {
  reads.add({
    path: contentPath,
    summary: 'Fifty items of a kind, in the order in which the product shows them',
    tag,
    requires,
    query: contentListQuerySchema,
    reply: contentListSchema,
    read: async ({ person, query: { kind, courseId, search, deleted, after } }) =>
      listItems(db, {
        kind: kindOf({ kind }, person),
        search,
        viewerId: person.id,
        isDeleted: deleted === '1',
        courseId: courseId === undefined ? courseId : orNotFound(parseRowId(courseId), 'This course'),
        after: endBefore(after, itemsKey, 'This part of the list'),
      }),
  });

  reads.add({
    path: contentDraftsPath,
    summary: "The caller's drafts",
    tag,
    requires,
    reply: contentDraftsSchema,
    read: async ({ person }) => {
      const { id, role } = person;
      return (await listDrafts(db, id)).filter(({ kind }) => mayEditKind(role, kind));
    },
  });
}

function items({ reads, db }: AppContext): void {
  reads.add({
    path: contentItemPath,
    summary: "An item with the caller's draft of it, and who else is editing it",
    tag,
    requires,
    parameters: oneItem,
    reply: contentItemSchema,
    read: async ({ person, parameters }) => {
      return orNotFound(await findItem(db, itemAddressOf(parameters, person), person.id), 'This content');
    },
  });

  reads.add({
    path: contentDraftPath,
    summary: "The caller's draft of an item, or of something new",
    tag,
    requires,
    parameters: oneItem,
    reply: contentDraftSchema,
    read: async ({ person, parameters }) => {
      return orNotFound(await findDraft(db, itemAddressOf(parameters, person), person.id), 'This draft');
    },
  });
}

function versions({ reads, db }: AppContext): void {
  reads.add({
    path: contentVersionsPath,
    summary: 'What an item was, the latest first',
    tag,
    requires,
    parameters: oneItem,
    query: versionsQuerySchema,
    reply: versionsSchema,
    read: async ({ person, parameters, query: { after } }) => {
      const address = itemAddressOf(parameters, person);
      const end = endBefore(after, versionsKey, 'This part of the list');
      const page = await listVersions(db, address, end);
      return orNotFound(page.versions.length > 0 || end ? page : undefined, 'This content');
    },
  });

  reads.add({
    path: contentVersionPath,
    summary: 'One version of an item, with what it changed',
    tag,
    requires,
    parameters: oneVersion,
    reply: contentVersionSchema,
    read: async ({ person, parameters }) => {
      const address = itemAddressOf(parameters, person);
      const version = orNotFound(parseRowId(parameters.version), 'This version');
      return orNotFound(await findVersion(db, address, version), 'This version');
    },
  });
}
