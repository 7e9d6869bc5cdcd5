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

/** What is sent of something that is edited. */
export interface Written {
  readonly facts: Readonly<Record<string, unknown>>;
  readonly body: string;
}

/** Facts and text as one list of fields; the text is the field `body`. */
export function fieldsIn({ facts, body }: Written): Facts {
  return { ...factsOf(facts), body };
}

/** The fields as they are kept in a draft: just as they were typed. */
export function asTyped(values: Facts): Written {
  const { body, ...facts } = values;
  return { facts: thingOf(facts), body: typeof body === 'string' ? body : '' };
}

/** The fields as they are saved. */
export function asSaved(kind: ContentKind, values: Facts): Written {
  return asTyped(readyToSave(values, optionalFields(kind)));
}

/** What somebody works on: the fields as they stand, and the version that they began from. */
export interface Work {
  readonly values: Facts;
  /** Nothing for something that does not exist yet. */
  readonly basedOn: number | null;
  /** Whether anything was typed since then. */
  readonly isTouched: boolean;
}

/** What was typed while an item was being made, as work on that item; nothing when nothing was. */
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
 * Publishing changes an item beside its form. What is typed there goes on, on top of it, unless both say
 * something of the same field.
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

/** Where work on an item begins: at one's own draft, or at what is saved. */
export function workOn({
  draft,
  version,
  ...saved
}: Pick<ContentItem, 'draft' | 'version' | 'facts' | 'body'>): Work {
  if (!draft) return { values: fieldsIn(saved), basedOn: version, isTouched: false };
  return { values: fieldsIn(draft), basedOn: draft.basedOn ?? version, isTouched: true };
}
