import type { FieldIssue } from '@chalkline/contract/refusals';
import type { ContentKind } from '@chalkline/domain/content/content-kinds';
import { type Facts, fieldOfIssue } from '@chalkline/domain/content/facts';
import { verdictOn } from '../form/slug-verdict.ts';
import { fieldsOf } from '../forms/form-of.ts';

export type FieldErrors = Readonly<Record<string, string>>;

/** The server's errors by field; only the first one for each field. */
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

/** Errors that the form finds itself. The server checks some of them only when everything else is right. */
export function ownErrors(kind: ContentKind, values: Facts): FieldErrors {
  const wrong = fieldsOf(kind).flatMap((spec) => {
    const verdict = verdictOn(spec, values[spec.name] ?? null);
    return verdict === undefined ? [] : [[spec.name, verdict]];
  });
  return Object.fromEntries(wrong);
}

/** Errors that belong to no field of the form. */
export function otherIssues(kind: ContentKind, issues: readonly FieldIssue[]): string[] {
  const names = fieldsOf(kind).map(({ name }) => name);
  return issues
    .filter(({ field }) => fieldOfIssue(field, names) === undefined)
    .map(({ field, message }) => sentence(field, message));
}

/** Makes a sentence such as "Title can't be empty." */
function sentence(label: string, message: string): string {
  const words = /^[a-z]/.test(message) ? `${label} ${message}` : message;
  return /[.!?]$/.test(words) ? words : `${words}.`;
}

/** The first field of the form that has an error. */
export function firstWrongField(kind: ContentKind, errors: FieldErrors): string | undefined {
  return fieldsOf(kind).find(({ name }) => name in errors)?.name;
}
