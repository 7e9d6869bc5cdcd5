import { contentDraftsPath, contentPath } from '@chalkline/contract/console-addresses';
import type {
  ContentDependents,
  ContentDraft,
  ContentDrafts,
  ContentItem,
  ContentList,
  ContentVersion,
  ContentVersions,
} from '@chalkline/contract/founder-content';
import type { ContentKind } from '@chalkline/domain/content/content-kinds';
import { resource } from './resource.ts';

export interface ContentListUrlState {
  readonly kind: ContentKind;
  readonly courseId?: string | undefined;
  readonly search?: string | undefined;
  readonly isDeleted?: boolean | undefined;
  readonly after?: string | undefined;
}

/** One page of the items of a kind. */
export const contentListResource = (place: ContentListUrlState) => {
  const { kind, courseId, search, isDeleted, after } = place;
  const query = new URLSearchParams({
    kind,
    ...(courseId ? { courseId } : {}),
    ...(search ? { search } : {}),
    ...(isDeleted ? { deleted: '1' } : {}),
    ...(after ? { after } : {}),
  });
  return resource<ContentList>(`${contentPath}?${query}`);
};

export const contentDraftsResource = resource<ContentDrafts>(contentDraftsPath);

export const contentItemResource = (kind: ContentKind, itemId: string) =>
  resource<ContentItem>(contentPath, kind, itemId);

/** The viewer's own draft, possibly of an item that does not exist yet; `null` after it was deleted here. */
export const contentDraftResource = (kind: ContentKind, itemId: string) =>
  resource<ContentDraft | null>(contentPath, kind, itemId, 'draft');

/** What would be deleted with an item, and what prevents it. */
export const contentDependentsResource = (kind: ContentKind, itemId: string) =>
  resource<ContentDependents>(contentPath, kind, itemId, 'dependents');

export const contentVersionsResource = (kind: ContentKind, itemId: string, after?: string) => {
  const item = `${contentPath}/${kind}/${encodeURIComponent(itemId)}`;
  return resource<ContentVersions>(
    after ? `${item}/versions?${new URLSearchParams({ after })}` : `${item}/versions`,
  );
};

export const contentVersionResource = (kind: ContentKind, itemId: string, version: number) =>
  resource<ContentVersion>(contentPath, kind, itemId, 'versions', String(version));
