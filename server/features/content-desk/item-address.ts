import { type ContentKind, contentKinds } from '@chalkline/domain/content/content-kinds';
import { z } from 'zod';
import { found } from '../../platform/refusal.ts';

export const oneKind = z.object({ kind: z.string() });
export const oneItem = z.object({ kind: z.string(), itemId: z.string() });
export const oneVersion = z.object({ kind: z.string(), itemId: z.string(), version: z.string() });

/** Which item is meant. What is not there is not found later on, whatever it is called. */
export interface ItemAddress {
  readonly kind: ContentKind;
  readonly id: string;
}

export function kindOf(parameters: z.output<typeof oneKind>): ContentKind {
  return found(
    contentKinds.find((kind) => kind === parameters.kind),
    'This kind of content',
  );
}

export function itemAddressOf(parameters: z.output<typeof oneItem>): ItemAddress {
  return { kind: kindOf(parameters), id: parameters.itemId };
}

const newDraft = /^new-[a-z0-9-]{8,40}$/;

/** Whether something is named that does not exist yet. */
export function isNewDraft(itemId: string): boolean {
  return newDraft.test(itemId);
}
