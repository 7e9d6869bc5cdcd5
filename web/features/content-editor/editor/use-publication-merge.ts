import type { ContentItem } from '@chalkline/contract/founder-content';
import { useEffect, useRef } from 'react';
import { fieldsIn, onTopOfPublication } from './edit.ts';
import type { Editing } from './use-editing.ts';

/** Someone who publishes with unsaved changes must not get a conflict with themselves. */
export function usePublicationMerge(item: ContentItem, { work, replaceWork }: Editing): void {
  const seen = useRef(item);
  useEffect(() => {
    const before = seen.current;
    seen.current = item;
    const isNewer = item.version > before.version;
    if (!isNewer || !work.isTouched || work.basedOn !== before.version) return;
    const next = onTopOfPublication(work, fieldsIn(before), item);
    if (next) replaceWork(next);
  }, [item, work, replaceWork]);
}
