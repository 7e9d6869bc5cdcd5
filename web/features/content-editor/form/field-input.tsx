import type { ReactElement } from 'react';
import { deferred } from '../../../ui/deferred.tsx';
import { Input } from '../../../ui/input.tsx';
import { Select } from '../../../ui/select.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { type BoundControl, type ItemControl, textOf } from '../forms/field-control.ts';
import type { FieldSpec } from '../forms/field-spec.ts';
import { ChecksControl } from './checks-control.tsx';
import { CourseControl, CoursesControl } from './course-controls.tsx';
import styles from './field-input.module.css';
import { IconControl } from './icon-control.tsx';
import { LessonsControl } from './lessons-control.tsx';
import { LinesControl, LinksControl, WordsControl } from './list-controls.tsx';
import { MarkdownControl } from './markdown-control.tsx';
import { PictureControl } from './picture-control.tsx';
import { SlugControl } from './slug-control.tsx';
import { TestimonialsControl } from './testimonials-control.tsx';

/* Only lessons have them. */
const VideoControl = deferred(async () => (await import('../lesson-parts.ts')).VideoControl);
const CaptionsControl = deferred(async () => (await import('../lesson-parts.ts')).CaptionsControl);
const ChaptersControl = deferred(async () => (await import('../lesson-parts.ts')).ChaptersControl);

interface FieldInputProps extends ItemControl {
  readonly spec: FieldSpec;
  readonly isNew: boolean;
  /** Errors by field name, for controls with several fields. */
  readonly errors: Readonly<Record<string, string>>;
}

/** The control for a field. */
export function FieldInput({ spec, isNew, errors, ...bound }: FieldInputProps): ReactElement {
  switch (spec.type) {
    case 'markdown':
      return <MarkdownControl {...bound} />;
    case 'lines':
      return <LinesControl {...bound} />;
    case 'words':
      return <WordsControl {...bound} />;
    case 'links':
      return <LinksControl {...bound} />;
    case 'testimonials':
      return <TestimonialsControl {...bound} errors={errors} />;
    case 'checks':
      return <ChecksControl {...bound} />;
    case 'lessons':
      return <LessonsControl {...bound} />;
    case 'courses':
      return <CoursesControl {...bound} />;
    case 'course':
      return <CourseControl {...bound} by={spec.by} />;
    case 'icon':
      return <IconControl {...bound} options={spec.options} />;
    case 'video':
      return <VideoControl {...bound} />;
    case 'captions':
      return <CaptionsControl {...bound} />;
    case 'chapters':
      return <ChaptersControl {...bound} />;
    case 'picture':
      return <PictureControl {...bound} />;
    case 'slug':
      return <SlugControl {...bound} before={spec.before} isFixed={Boolean(spec.isFixed) && !isNew} />;
    case 'choice':
      return (
        <ChoiceControl
          {...bound}
          options={spec.isOptional ? ['', ...spec.options] : spec.options}
          labels={spec.labels ?? {}}
        />
      );
    case 'number':
      return <NumberControl {...bound} most={spec.most} />;
    case 'text':
    case 'code':
      return <TextControl {...bound} isCode={spec.type === 'code'} />;
    default:
      return <LineControl {...bound} isDate={spec.type === 'date'} isAddress={spec.type === 'address'} />;
  }
}

interface LineControlProps extends BoundControl {
  readonly isDate: boolean;
  readonly isAddress: boolean;
}

function LineControl({ control, name, value, isDate, isAddress, onChange }: LineControlProps): ReactElement {
  return (
    <Input
      {...control}
      name={name}
      type={isDate ? 'date' : 'text'}
      inputMode={isAddress ? 'url' : undefined}
      autoComplete="off"
      value={textOf(value)}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

function TextControl({
  control,
  name,
  value,
  isCode,
  onChange,
}: BoundControl & { isCode: boolean }): ReactElement {
  return (
    <Textarea
      {...control}
      name={name}
      rows={isCode ? 12 : 3}
      className={isCode ? styles.code : undefined}
      value={textOf(value)}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

function NumberControl({
  control,
  name,
  value,
  most,
  onChange,
}: BoundControl & { most: number }): ReactElement {
  return (
    <Input
      {...control}
      name={name}
      type="number"
      min={0}
      max={most}
      value={textOf(value)}
      onChange={({ target }) => onChange(target.value === '' ? '' : Number(target.value))}
    />
  );
}

interface ChoiceControlProps extends BoundControl {
  readonly options: readonly string[];
  readonly labels: Readonly<Record<string, string>>;
}

function ChoiceControl({
  control,
  name,
  value,
  options,
  labels,
  onChange,
}: ChoiceControlProps): ReactElement {
  return (
    <Select {...control} name={name} value={textOf(value)} onChange={(event) => onChange(event.target.value)}>
      {options.map((option) => (
        <option key={option} value={option}>
          {labels[option] ?? (option || 'None')}
        </option>
      ))}
    </Select>
  );
}
