import type { FieldIssue } from '@chalkline/contract/refusals';
import type { ContentKind } from '@chalkline/domain/content/content-kinds';
import { type Facts, fieldOfIssue } from '@chalkline/domain/content/facts';
import { verdictOn } from '../form/slug-verdict.ts';
import { fieldsOf } from '../forms/form-of.ts';

export type FieldErrors = Readonly<Record<string, string>>;

/** What the server has against the fields, by field; only the first thing for each. */
export function fieldErrors(kind: ContentKind, issues: readonly FieldIssue[]): FieldErrors {
  const fields = fieldsOf(kind);
  const names = fields.map(({ name }) => name);
  const errors: Record<string, string> = {};
  for (const { field, message } of issues) {
    const name = fieldOfIssue(field, names);
    const label = fields.find((spec) => spec.name === name)?.label;
    if (name !== undefined && label !== undefined) errors[name] ??= sentence(label, message);
  }
  return errors;
}

/** What the form itself has against the fields: the server looks at some of it only when the rest is right. */
export function ownErrors(kind: ContentKind, values: Facts): FieldErrors {
  const wrong = fieldsOf(kind).flatMap((spec) => {
    const verdict = verdictOn(spec, values[spec.name] ?? null);
    return verdict === undefined ? [] : [[spec.name, verdict]];
  });
  return Object.fromEntries(wrong);
}

/** What is wrong with something that no field shows. */
export function otherIssues(kind: ContentKind, issues: readonly FieldIssue[]): string[] {
  const names = fieldsOf(kind).map(({ name }) => name);
  return issues
    .filter(({ field }) => fieldOfIssue(field, names) === undefined)
    .map(({ field, message }) => sentence(field, message));
}

/** "Title must not be empty." */
function sentence(label: string, message: string): string {
  const words = /^[a-z]/.test(message) ? `${label} ${message}` : message;
  return /[.!?]$/.test(words) ? words : `${words}.`;
}

/** The first field of the form that has an error. */
export function firstWrongField(kind: ContentKind, errors: FieldErrors): string | undefined {
  return fieldsOf(kind).find(({ name }) => name in errors)?.name;
}
