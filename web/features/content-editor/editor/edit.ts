import type { ContentItem } from '@chalkline/contract/founder-content';
import type { ContentKind, SaveKind } from '@chalkline/domain/content/content-kinds';
import {
  contestedFields,
  differingFields,
  type Facts,
  factsOf,
  onTopOf,
  readyToSave,
  thingOf,
} from '@chalkline/domain/content/facts';
import { optionalFields } from '../forms/form-of.ts';

/** The data sent to save an item. */
export interface Written {
  readonly facts: Readonly<Record<string, unknown>>;
  readonly body: string;
}

/** Facts and text as one set of fields; the text is the field `body`. */
export function fieldsIn({ facts, body }: Written): Facts {
  return { ...factsOf(facts), body };
}

/** The fields as stored in a draft: exactly as typed. */
export function asTyped(values: Facts): Written {
  const { body, ...facts } = values;
  return { facts: thingOf(facts), body: typeof body === 'string' ? body : '' };
}

/** The fields as saved. */
export function asSaved(kind: ContentKind, values: Facts): Written {
  return asTyped(readyToSave(values, optionalFields(kind)));
}

/** The values being edited, and the version they are based on. */
export interface Work {
  readonly values: Facts;
  /** Undefined for an item that does not exist yet. */
  readonly basedOn: number | null;
  /** Whether anything was typed since then. */
  readonly isTouched: boolean;
}

/**
 * Text that was typed while an item was being created, as an edit of that item; undefined if there was none.
 */
export function typedMeanwhile(
  made: Pick<ContentItem, 'version' | 'facts' | 'body'>,
  sent: Facts,
  latest: Facts,
): Work | undefined {
  if (differingFields(sent, latest).length === 0) return undefined;
  return { values: onTopOf(fieldsIn(made), latest, sent), basedOn: made.version, isTouched: true };
}

const publications: readonly SaveKind[] = ['publish', 'schedule', 'unpublish', 'go_live'];

/**
 * Publishing changes an item outside its form. Typed text is kept on top of that, unless both changed the same
 * field.
 */
export function onTopOfPublication(
  work: Work,
  base: Facts,
  { saveKind, version, ...item }: Pick<ContentItem, 'saveKind' | 'version' | 'facts' | 'body'>,
): Work | undefined {
  const saved = fieldsIn(item);
  if (!publications.includes(saveKind) || contestedFields(saved, work.values, base).length > 0) return;
  return { ...work, values: onTopOf(saved, work.values, base), basedOn: version };
}

/** What editing starts with: the user's own draft, or the saved version. */
export function workOn({
  draft,
  version,
  ...saved
}: Pick<ContentItem, 'draft' | 'version' | 'facts' | 'body'>): Work {
  if (!draft) return { values: fieldsIn(saved), basedOn: version, isTouched: false };
  return { values: fieldsIn(draft), basedOn: draft.basedOn ?? version, isTouched: true };
}
