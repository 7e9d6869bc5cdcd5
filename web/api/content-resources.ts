import {
  contentDependentsPath,
  contentDraftPath,
  contentDraftsPath,
  contentItemPath,
  contentPath,
  contentVersionPath,
  contentVersionsPath,
  videoPath,
  videosPath,
} from '@chalkline/contract/console-addresses';
import type { ContentDraft } from '@chalkline/contract/founder-content';
import type { ContentKind } from '@chalkline/domain/content/content-kinds';
import { type Resource, resource } from './resource.ts';

export interface ContentListUrlState {
  readonly kind: ContentKind;
  readonly courseId?: string | undefined;
  readonly search?: string | undefined;
  readonly isDeleted?: boolean | undefined;
  readonly after?: string | undefined;
}

/** One page of the items of a kind. */
export const contentListResource = (urlState: ContentListUrlState) => {
  const { kind, courseId, search, isDeleted, after } = urlState;
  return resource(
    contentPath,
    {},
    {
      kind,
      ...(courseId ? { courseId } : {}),
      ...(search ? { search } : {}),
      ...(isDeleted ? { deleted: '1' } : {}),
      ...(after ? { after } : {}),
    },
  );
};

export const contentDraftsResource = resource(contentDraftsPath);

export const contentItemResource = (kind: ContentKind, itemId: string) =>
  resource(contentItemPath, { kind, itemId });

/** The viewer's own draft, possibly of an item that does not exist yet; `null` after it was deleted here. */
export const contentDraftResource = (kind: ContentKind, itemId: string): Resource<ContentDraft | null> =>
  resource(contentDraftPath, { kind, itemId });

/** What would be deleted with an item, and what prevents it. */
export const contentDependentsResource = (kind: ContentKind, itemId: string) =>
  resource(contentDependentsPath, { kind, itemId });

export const contentVersionsResource = (kind: ContentKind, itemId: string, after?: string) =>
  resource(contentVersionsPath, { kind, itemId }, after ? { after } : {});

export const contentVersionResource = (kind: ContentKind, itemId: string, version: number) =>
  resource(contentVersionPath, { kind, itemId, version });

/** All uploaded films. */
export const videosResource = resource(videosPath);

export const videoResource = (videoId: string) => resource(videoPath, { videoId });
