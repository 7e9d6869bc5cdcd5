import { type BuildCheck, mostChecks } from '@chalkline/domain/build-checks/build-check';
import { type ReactElement, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Glyph } from '../../../ui/glyphs.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { type BoundControl, listOf } from '../forms/field-control.ts';
import { ShiftButton } from '../shift-button.tsx';
import { checkFields } from './check-fields.ts';
import styles from './checks-control.module.css';

/** A new check gets an id that no earlier check of the lesson had, so that nobody has ticked it. */
function newCheck(): BuildCheck {
  return { id: `check-${crypto.randomUUID().slice(0, 8)}`, try: '', expect: '', otherwise: '' };
}

/** The build checks of a lesson, which can be added, moved and removed. */
export function ChecksControl({ control, name, label, value, onChange }: BoundControl): ReactElement {
  const checks = listOf<BuildCheck>(value);
  const addButton = useRef<HTMLButtonElement>(null);
  const [message, setMessage] = useState('');
  const remove = (index: number) => {
    onChange(checks.toSpliced(index, 1));
    setMessage(`Check ${index + 1} is removed.`);
    // Moves the focus, because the clicked button disappears.
    addButton.current?.focus();
  };
  const shift = (check: BuildCheck, from: number, to: number) => {
    onChange(checks.toSpliced(from, 1).toSpliced(to, 0, check));
    setMessage(`It is check ${to + 1} of ${checks.length} now.`);
  };
  const isFull = checks.length >= mostChecks;
  return (
    <fieldset
      id={control.id}
      tabIndex={-1}
      aria-label={label}
      aria-describedby={control['aria-describedby']}
      data-field={name}
      className={styles.list}
    >
      {checks.map((check, index) => (
        <CheckFields
          key={check.id}
          place={index}
          count={checks.length}
          check={check}
          onChange={(next) => onChange(checks.with(index, next))}
          onShift={(to) => shift(check, index, to)}
          onRemove={() => remove(index)}
        />
      ))}
      <Button
        ref={addButton}
        icon={<Glyph name="plus" size={20} />}
        aria-disabled={isFull || undefined}
        onClick={isFull ? undefined : () => onChange([...checks, newCheck()])}
      >
        {isFull ? `${mostChecks} checks are the most` : 'Add a check'}
      </Button>
      <p aria-live="polite" className="visually-hidden">
        {message}
      </p>
    </fieldset>
  );
}

interface CheckFieldsProps {
  /** Counted from 0. */
  readonly place: number;
  readonly count: number;
  readonly check: BuildCheck;
  onChange(check: BuildCheck): void;
  onShift(to: number): void;
  onRemove(): void;
}

function CheckFields(props: CheckFieldsProps): ReactElement {
  const { place, count, check, onChange, onShift, onRemove } = props;
  const position = place + 1;
  return (
    <fieldset aria-label={`Check ${position}`} className={styles.check}>
      <div className={styles.head}>
        <span className={styles.place}>Check {position}</span>
        <ShiftButton
          label={`Move check ${position} up`}
          glyph="arrow-up"
          isPossible={place > 0}
          onShift={() => onShift(place - 1)}
        />
        <ShiftButton
          label={`Move check ${position} down`}
          glyph="arrow-down"
          isPossible={place < count - 1}
          onShift={() => onShift(place + 1)}
        />
        <Button variant="quiet" size="small" onClick={onRemove}>
          Remove<span className="visually-hidden"> check {position}</span>
        </Button>
      </div>
      {checkFields.map((field) => (
        <Field key={field.name} label={`${field.label} (${position})`}>
          {(control) => (
            <Textarea
              {...control}
              rows={2}
              value={check[field.name]}
              onChange={({ target }) => onChange({ ...check, [field.name]: oneLine(target.value) })}
            />
          )}
        </Field>
      ))}
    </fieldset>
  );
}

/** Texts of checks are one line; a pasted line end becomes a space. */
function oneLine(text: string): string {
  return text.replaceAll(/\s*\n\s*/g, ' ');
}
