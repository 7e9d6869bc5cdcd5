import type { SiteTestimonial } from '@chalkline/contract/site';
import { type ReactElement, useEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Field, type FieldControl } from '../../../ui/field.tsx';
import { Glyph } from '../../../ui/glyphs.tsx';
import { Input } from '../../../ui/input.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { type BoundControl, listOf } from '../forms/field-control.ts';
import {
  type TestimonialField,
  testimonialFieldName,
  testimonialLabels,
} from '../forms/testimonial-fields.ts';
import styles from './testimonials-control.module.css';

const blank: SiteTestimonial = { quote: '', author: '', role: '' };

interface TestimonialsControlProps extends BoundControl {
  /** Errors by field name, such as `testimonials.2.author`. */
  readonly errors: Readonly<Record<string, string>>;
}

/** A list of testimonials, each with its own fields. */
export function TestimonialsControl(props: TestimonialsControlProps): ReactElement {
  const { control, name, label, value, errors, onChange } = props;
  const testimonials = listOf<SiteTestimonial>(value);
  const { list, add, remove } = useTestimonials(testimonials, onChange);
  return (
    <fieldset
      ref={list}
      id={control.id}
      tabIndex={-1}
      aria-label={label}
      aria-describedby={control['aria-describedby']}
      data-field={name}
      className={styles.list}
    >
      {testimonials.map((testimonial, index) => (
        <TestimonialFields
          // biome-ignore lint/suspicious/noArrayIndexKey: testimonials have no id, and typing changes everything else about them
          key={index}
          position={index + 1}
          testimonial={testimonial}
          nameOf={(field) => testimonialFieldName(name, index, field)}
          errors={errors}
          onChange={(next) => onChange(testimonials.with(index, next))}
          onRemove={() => remove(index)}
        />
      ))}
      <Button icon={<Glyph name="plus" size={20} />} onClick={add}>
        Add a testimonial
      </Button>
    </fieldset>
  );
}

/** Adds and removes testimonials. The focus moves to the new one, or to what takes the place of the removed one. */
function useTestimonials(
  testimonials: readonly SiteTestimonial[],
  onChange: (next: readonly SiteTestimonial[]) => void,
) {
  const list = useRef<HTMLFieldSetElement>(null);
  const selectorToFocus = useRef<string>(undefined);
  // Runs after the list has changed on the page.
  useEffect(() => {
    const selector = selectorToFocus.current;
    selectorToFocus.current = undefined;
    if (selector) list.current?.querySelector<HTMLElement>(selector)?.focus();
  });
  const add = () => {
    selectorToFocus.current = `[data-position="${testimonials.length + 1}"] textarea`;
    onChange([...testimonials, blank]);
  };
  const remove = (index: number) => {
    const position = Math.min(index + 1, testimonials.length - 1);
    selectorToFocus.current = position > 0 ? `[data-position="${position}"]` : 'button';
    onChange(testimonials.toSpliced(index, 1));
  };
  return { list, add, remove };
}

interface TestimonialFieldsProps {
  readonly position: number;
  readonly testimonial: SiteTestimonial;
  readonly errors: Readonly<Record<string, string>>;
  nameOf(field: TestimonialField): string;
  onChange(testimonial: SiteTestimonial): void;
  onRemove(): void;
}

function TestimonialFields(props: TestimonialFieldsProps): ReactElement {
  const { position, testimonial, onChange, onRemove } = props;
  return (
    <fieldset
      aria-label={`Testimonial ${position}`}
      tabIndex={-1}
      data-position={position}
      className={styles.testimonial}
    >
      <div className={styles.head}>
        <p aria-hidden="true" className={styles.position}>
          Testimonial {position}
        </p>
        <Button variant="quiet" size="small" icon={<Glyph name="trash" size={20} />} onClick={onRemove}>
          Remove<span className="visually-hidden"> testimonial {position}</span>
        </Button>
      </div>
      <TestimonialLine {...props} field="quote" className={styles.wide} />
      <TestimonialLine {...props} field="author" />
      <TestimonialLine {...props} field="role" />
      <Switch
        label="The quote is a sample"
        checked={testimonial.isSample ?? false}
        onChange={({ target }) => onChange(withSample(testimonial, target.checked))}
      />
    </fieldset>
  );
}

interface TestimonialLineProps extends Omit<TestimonialFieldsProps, 'position' | 'onRemove'> {
  readonly field: TestimonialField;
  readonly className?: string | undefined;
}

function TestimonialLine(props: TestimonialLineProps): ReactElement {
  const { field, testimonial, errors, nameOf, onChange, className } = props;
  const name = nameOf(field);
  const bind = (control: FieldControl) => ({
    ...control,
    name,
    value: testimonial[field],
    onChange: ({ target }: { target: { value: string } }) =>
      onChange({ ...testimonial, [field]: target.value }),
  });
  return (
    <Field label={testimonialLabels[field]} error={errors[name]} className={className} required>
      {(control) =>
        field === 'quote' ? (
          <Textarea {...bind(control)} rows={3} />
        ) : (
          <Input {...bind(control)} autoComplete="off" />
        )
      }
    </Field>
  );
}

/** The mark is left out of a real quote, like in a file. */
function withSample({ isSample: _, ...real }: SiteTestimonial, isSample: boolean): SiteTestimonial {
  return isSample ? { ...real, isSample } : real;
}
