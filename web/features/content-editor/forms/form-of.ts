import { type BuildCheck, fewestChecks } from '@chalkline/domain/build-checks/build-check';
import { isCalendarDate, longDate } from '@chalkline/domain/calendar/calendar-date';
import type { ContentKind } from '@chalkline/domain/content/content-kinds';
import type { Facts } from '@chalkline/domain/content/facts';
import { certificationForm } from './certification-form.ts';
import { courseForm } from './course-form.ts';
import type { FieldSpec, FormSpec } from './field-spec.ts';
import { lessonForm } from './lesson-form.ts';
import { promptForm } from './prompt-form.ts';
import { siteForm } from './site-form.ts';
import { legalForm, postForm } from './writing-forms.ts';

const forms: Readonly<Record<ContentKind, FormSpec>> = {
  course: courseForm,
  lesson: lessonForm,
  prompt: promptForm,
  certification: certificationForm,
  post: postForm,
  legal: legalForm,
  site: siteForm,
};

export function formOf(kind: ContentKind): FormSpec {
  return forms[kind];
}

export function fieldsOf(kind: ContentKind): FieldSpec[] {
  return forms[kind].flatMap(({ fields }) => fields);
}

export function optionalFields(kind: ContentKind): ReadonlySet<string> {
  const optional = fieldsOf(kind).filter(({ isOptional, name }) => isOptional && name !== 'body');
  return new Set(optional.map(({ name }) => name));
}

/** The label of a field; a property without a field keeps its own name. */
export function fieldLabel(kind: ContentKind, name: string): string {
  return fieldsOf(kind).find((field) => field.name === name)?.label ?? stillNamed[name] ?? name;
}

const stillNamed: Readonly<Record<string, string>> = {
  isPublished: 'Published',
  isScheduled: 'Publishes itself on its day',
  orderIndex: 'Place in the course',
  slug: 'Address',
  courseId: 'Course',
  formerSlugs: 'Old addresses',
};

/** A value of a field as people read it: the label of a choice, a date in words, and a list line by line. */
export function valueText(kind: ContentKind, name: string, value: unknown): string {
  const field = fieldsOf(kind).find((one) => one.name === name);
  if (typeof value !== 'string') return wordsOf(value);
  if (field?.type === 'choice') return field.labels?.[value] ?? value;
  return field?.type === 'date' && isCalendarDate(value) ? longDate(value) : value;
}

function wordsOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(wordsOf).join('\n');
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return typeof value === 'object' ? Object.values(value).map(wordsOf).join(' ') : String(value);
}

/** The initial values of a new item, with the most common choices. */
export function blankFacts(kind: ContentKind, today: string): Facts {
  const entries = fieldsOf(kind).map((field) => [field.name, blankOf(field, today)] as const);
  return { ...Object.fromEntries(entries), body: '' };
}

function blankOf(field: FieldSpec, today: string): Facts[string] {
  switch (field.type) {
    case 'lines':
    case 'words':
    case 'lessons':
    case 'courses':
    case 'links':
    case 'testimonials':
    case 'captions':
    case 'chapters':
      return [];
    case 'checks':
      return firstChecks();
    case 'choice':
    case 'icon':
      return field.isOptional ? '' : (field.options[0] ?? '');
    case 'number':
      return 50;
    case 'switch':
      return false;
    case 'date':
      return field.isOptional ? '' : today;
    default:
      return '';
  }
}

/** A new lesson has as many empty checks as it needs. */
function firstChecks(): BuildCheck[] {
  return Array.from({ length: fewestChecks }, (_, index) => ({
    id: `check-${index + 1}`,
    try: '',
    expect: '',
    otherwise: '',
  }));
}
