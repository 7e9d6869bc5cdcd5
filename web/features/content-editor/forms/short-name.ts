import type { FieldSpec } from './field-spec.ts';

/** The name of an item that has no page of its own. */
export function shortName(titleField: string): FieldSpec {
  return {
    type: 'slug',
    name: 'slug',
    label: 'Short name',
    before: '',
    titleField,
    hint: 'For its file when you export. Nobody else sees it.',
  };
}
