import type { SiteTestimonial } from '@chalkline/contract/site';
import { type ReactElement, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Glyph } from '../../../ui/glyphs.tsx';
import { Input } from '../../../ui/input.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { type BoundControl, listOf } from './field-control.ts';
import styles from './testimonials-control.module.css';

const blank: SiteTestimonial = { quote: '', author: '', role: '' };

/** A list of testimonials, each with its own fields. */
export function TestimonialsControl({ control, name, label, value, onChange }: BoundControl): ReactElement {
  const testimonials = listOf<SiteTestimonial>(value);
  const addButton = useRef<HTMLButtonElement>(null);
  const replace = (index: number, next: SiteTestimonial) => onChange(testimonials.with(index, next));
  const remove = (index: number) => {
    onChange(testimonials.toSpliced(index, 1));
    // Moves the focus, because the clicked button disappears.
    addButton.current?.focus();
  };
  return (
    <fieldset
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
          onChange={(next) => replace(index, next)}
          onRemove={() => remove(index)}
        />
      ))}
      <Button
        ref={addButton}
        icon={<Glyph name="plus" size={20} />}
        onClick={() => onChange([...testimonials, blank])}
      >
        Add a testimonial
      </Button>
    </fieldset>
  );
}

interface TestimonialFieldsProps {
  readonly position: number;
  readonly testimonial: SiteTestimonial;
  onChange(testimonial: SiteTestimonial): void;
  onRemove(): void;
}

function TestimonialFields(props: TestimonialFieldsProps): ReactElement {
  const { position, testimonial, onChange, onRemove } = props;
  const { quote, author, role, isSample = false } = testimonial;
  return (
    <fieldset aria-label={`Testimonial ${position}`} className={styles.testimonial}>
      <Field label={`Quote ${position}`} className={styles.wide}>
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            value={quote}
            onChange={({ target }) => onChange({ ...testimonial, quote: target.value })}
          />
        )}
      </Field>
      <Field label={`Who said quote ${position}`}>
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            value={author}
            onChange={({ target }) => onChange({ ...testimonial, author: target.value })}
          />
        )}
      </Field>
      <Field label="Who they are">
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            value={role}
            onChange={({ target }) => onChange({ ...testimonial, role: target.value })}
          />
        )}
      </Field>
      <Switch
        label="The quote is a sample"
        checked={isSample}
        onChange={({ target }) => onChange(withSample(testimonial, target.checked))}
      />
      <Button variant="quiet" onClick={onRemove}>
        Remove<span className="visually-hidden"> testimonial {position}</span>
      </Button>
    </fieldset>
  );
}

/** The mark is left out of a real quote, like in a file. */
function withSample({ isSample: _, ...real }: SiteTestimonial, isSample: boolean): SiteTestimonial {
  return isSample ? { ...real, isSample } : real;
}
