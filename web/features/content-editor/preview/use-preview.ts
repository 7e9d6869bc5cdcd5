import { addressOf } from '@chalkline/contract/addresses';
import { contentPreviewPath } from '@chalkline/contract/console-addresses';
import type { ContentItem, ContentPreview, PreviewViewer } from '@chalkline/contract/founder-content';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ApiError } from '../../../api/api-error.ts';
import { write } from '../../../api/write.ts';

export interface PreviewWish {
  readonly viewer: PreviewViewer;
  /** As if it, or its course, were published. */
  readonly asPublished: boolean;
}

/** The preview for that kind of person, with unsaved changes. */
export function usePreview(item: ContentItem, { viewer, asPublished }: PreviewWish) {
  const { kind, id: itemId, draft, version } = item;
  const edited = draft ? { facts: draft.facts, body: draft.body } : undefined;
  const address = addressOf(contentPreviewPath, { kind, itemId });
  return useQuery<ContentPreview, ApiError>({
    queryKey: [address, viewer, asPublished, version, draft?.updatedAt],
    queryFn: () => write('POST', address, { as: viewer, asPublished, ...(edited ? { edited } : {}) }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
}
