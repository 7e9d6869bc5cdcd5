import { refuseKind } from '@chalkline/domain/access/editing-content';
import type { Role } from '@chalkline/domain/access/roles';
import type { ContentKind } from '@chalkline/domain/content/content-kinds';
import { kindNamed } from '@chalkline/domain/content/kind-names';
import { z } from 'zod';
import { orNotFound, refused } from '../../platform/http/refusal.ts';

export const oneKind = z.object({ kind: z.string() });
export const oneItem = z.object({ kind: z.string(), itemId: z.string() });
export const oneVersion = z.object({ kind: z.string(), itemId: z.string(), version: z.string() });

/** The item that a URL names. Whether it exists is checked later. */
export interface ItemAddress {
  readonly kind: ContentKind;
  readonly id: string;
}

/** The kind in the URL. A kind that only founders may edit is refused with the reason. */
export function kindOf(parameters: z.output<typeof oneKind>, { role }: InRole): ContentKind {
  const kind = orNotFound(kindNamed(parameters.kind), 'This kind of content');
  const refusal = refuseKind(role, kind);
  if (refusal) throw refused(refusal);
  return kind;
}

export interface InRole {
  readonly role: Role | null;
}

export function itemAddressOf(parameters: z.output<typeof oneItem>, editor: InRole): ItemAddress {
  return { kind: kindOf(parameters, editor), id: parameters.itemId };
}

const newDraft = /^new-[a-z0-9-]{8,40}$/;

/** Whether the id is the temporary id of a new item. */
export function isNewDraft(itemId: string): boolean {
  return newDraft.test(itemId);
}
