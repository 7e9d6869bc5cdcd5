import type { FieldIssue } from '@chalkline/contract/refusals';
import type { ContentKind } from '@chalkline/domain/content/content-kinds';
import { type Facts, fieldOfIssue } from '@chalkline/domain/content/facts';
import { checkFields } from '../form/check-fields.ts';
import { verdictOn } from '../form/slug-verdict.ts';
import type { FieldSpec } from '../forms/field-spec.ts';
import { fieldsOf } from '../forms/form-of.ts';
import { testimonialLabelOf } from '../forms/testimonial-fields.ts';

export type FieldErrors = Readonly<Record<string, string>>;

/**
 * The server's errors by field; only the first one for each field. The fields of a testimonial have errors of their
 * own, such as `testimonials.2.author`.
 */
export function fieldErrors(kind: ContentKind, issues: readonly FieldIssue[]): FieldErrors {
  const fields = fieldsOf(kind);
  const names = fields.map(({ name }) => name);
  const errors: Record<string, string> = {};
  for (const { field, message } of issues) {
    const name = fieldOfIssue(field, names);
    const spec = fields.find((each) => each.name === name);
    if (!spec) continue;
    const ownLabel = spec.type === 'testimonials' ? testimonialLabelOf(field) : undefined;
    errors[ownLabel ? field : spec.name] ??= sentence(ownLabel ?? labelOf(spec, field), message);
  }
  return errors;
}

/** Names the check or the line of an issue such as `checks.1.try` or `videoHosts.2`, because there are several. */
function labelOf({ type, name, label }: FieldSpec, issue: string): string {
  const [position, part] = issue.slice(name.length + 1).split('.');
  const number = Number(position) + 1;
  const partLabel = checkFields.find((field) => field.name === part)?.label;
  if (type === 'checks' && partLabel) return `Check ${number}: “${partLabel}”`;
  return type === 'lines' && position ? `Line ${number} of “${label}”` : label;
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
  const wrong = Object.keys(errors);
  return fieldsOf(kind).flatMap(({ name }) => wrong.filter((key) => isWithin(key, name)))[0];
}

/** The errors without those of a field and of what is inside it. */
export function withoutField(errors: FieldErrors, name: string): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([key]) => !isWithin(key, name)));
}

function isWithin(key: string, name: string): boolean {
  return fieldOfIssue(key, [name]) !== undefined;
}
