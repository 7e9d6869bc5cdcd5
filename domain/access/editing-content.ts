import type { ContentKind } from '../content/content-kinds.ts';
import { kindNames } from '../content/kind-names.ts';
import type { RuleRefusal } from '../refusals/refusal.ts';
import { mayEditKind, mayUse, type Role } from './roles.ts';

interface KindRefusal extends RuleRefusal<'forbidden'> {
  /** The first sentence of the message, as a heading. */
  readonly title: string;
  readonly reason: string;
}

const askAFounder = 'Ask a founder if something there needs to change.';

const reasons: Readonly<Partial<Record<ContentKind, string>>> = {
  legal: 'They are what the company promises in law.',
  site: 'They name the company and the sender of every email.',
};

/**
 * Why a person who edits content may not open this kind of it. Undefined for people who may, and for people
 * who edit no content at all: for them the whole area does not exist.
 */
export function refuseKind(role: Role | null, kind: ContentKind): KindRefusal | undefined {
  if (!mayUse(role, 'content') || mayEditKind(role, kind)) return undefined;
  const title = `Only founders can change ${kindNames[kind].many.toLowerCase()}`;
  const reason = [reasons[kind], askAFounder].filter(Boolean).join(' ');
  return { code: 'forbidden', title, reason, message: `${title}. ${reason}` };
}
