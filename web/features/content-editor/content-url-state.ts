import type { ContentKind } from '@chalkline/domain/content/content-kinds';

const contentAddress = '/founder/content';

/** The addresses of content in the console. */
export function listAddress(kind: ContentKind): string {
  return kind === 'course' ? contentAddress : `${contentAddress}?kind=${kind}`;
}

export const transferAddress = `${contentAddress}/transfer`;

/** The uploaded videos. */
export const videosAddress = `${contentAddress}/videos`;

export function itemAddress(kind: ContentKind, itemId: string): string {
  return `${contentAddress}/${kind}/${encodeURIComponent(itemId)}`;
}

/** The address for a new item: the course it belongs to, and the id of its draft. */
export function newAddress(kind: ContentKind, place: { courseId?: string; draftId?: string } = {}): string {
  const { courseId, draftId } = place;
  const query = new URLSearchParams({
    ...(courseId ? { course: courseId } : {}),
    ...(draftId ? { draft: draftId } : {}),
  });
  return `${contentAddress}/${kind}/new${query.size > 0 ? `?${query}` : ''}`;
}

export function versionsAddress(kind: ContentKind, itemId: string, version?: number): string {
  return `${itemAddress(kind, itemId)}/versions${version ? `?version=${version}` : ''}`;
}

export function previewAddress(kind: ContentKind, itemId: string): string {
  return `${itemAddress(kind, itemId)}/preview`;
}
