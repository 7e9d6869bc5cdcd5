import { type ReactElement, type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import styles from './field.module.css';
import { Glyph } from './glyphs.tsx';

/** The attributes that label and describe a control inside a field. */
export interface FieldControl {
  id: string;
  required: boolean;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldProps {
  label: ReactNode;
  /** Shown below the label, so that it is read before the control. */
  hint?: ReactNode;
  /** What is wrong with the value and how to put it right. */
  error?: ReactNode;
  required?: boolean;
  /** Shows "optional" next to the label. Most fields of a form are required. */
  optional?: boolean;
  className?: string | undefined;
  children: (control: FieldControl) => ReactNode;
}

/** A labelled control: `<Field label="Name">{(control) => <Input {...control} />}</Field>`. */
export function Field(props: FieldProps): ReactElement {
  const { label, hint, error, required = false, optional = false, className, children } = props;
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div className={classNames(styles.field, className)}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optional && <span className={styles.optional}> (optional)</span>}
      </label>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {children({
        id,
        required,
        'aria-describedby': classNames(hintId, errorId) || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      <div className={styles.verdict} aria-live="polite">
        {error && <FieldError id={errorId}>{error}</FieldError>}
      </div>
    </div>
  );
}

function FieldError({ id, children }: { id: string | undefined; children: ReactNode }): ReactElement {
  return (
    <p id={id} className={styles.error}>
      <Glyph name="alert" size={18} />
      <span>{children}</span>
    </p>
  );
}
