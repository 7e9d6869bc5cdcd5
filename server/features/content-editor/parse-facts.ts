import { type FactsOf, factsSchemas } from '@chalkline/contract/content-facts';
import type { FieldIssue } from '@chalkline/contract/refusals';
import type { ContentKind } from '@chalkline/domain/content/content-kinds';
import type { z } from 'zod';
import type { ContentItem } from '../../content/content-item.ts';
import { isMissingText, missingText } from '../../content/missing-text.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { ItemAddress } from './item-address.ts';

export interface Typed {
  readonly facts: Readonly<Record<string, unknown>>;
  readonly body: string;
}

/** Parses input as an item, or throws everything that is wrong with it. */
export function parseItem({ kind, id }: ItemAddress, typed: Typed): ContentItem {
  const body = tidyText(typed.body);
  const parsed = factsSchemas[kind].safeParse(withoutGaps(typed.facts));
  const issues = [
    ...(parsed.success ? [] : parsed.error.issues.map(issueOf)),
    ...(isMissingText(kind, body) ? [{ field: 'body', message: missingText }] : []),
  ];
  if (!parsed.success || issues.length > 0) throw invalidContent(issues);
  return { kind, id, facts: parsed.data as FactsOf[ContentKind], body } as ContentItem;
}

export function invalidContent(issues: readonly FieldIssue[]): Refusal {
  return new Refusal('invalid', 'Please check what you entered.', issues);
}

/** Normalises line endings and trims, like in a file. */
function tidyText(text: string): string {
  return text.replace(/\r\n?/g, '\n').trim();
}

/** An empty field counts as missing. */
function withoutGaps(facts: Typed['facts']): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(facts).filter(([, value]) => value !== null && value !== undefined && value !== ''),
  );
}

function issueOf(issue: z.core.$ZodIssue): FieldIssue {
  const unknownKey = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
  const message = unknownKey.length > 0 ? "isn't a known field" : issue.message;
  return { field: [...issue.path, ...unknownKey].map(String).join('.'), message };
}
