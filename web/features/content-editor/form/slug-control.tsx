import type { ReactElement } from 'react';
import { Input } from '../../../ui/input.tsx';
import { type BoundControl, textOf } from '../forms/field-control.ts';
import styles from './slug-control.module.css';

interface SlugControlProps extends BoundControl {
  /** The part of the address before the slug. */
  readonly before: string;
  readonly isFixed: boolean;
}

export function SlugControl({
  control,
  name,
  value,
  before,
  isFixed,
  onChange,
}: SlugControlProps): ReactElement {
  return (
    <span className={styles.frame}>
      {before ? (
        <span className={styles.before} aria-hidden="true">
          {before}
        </span>
      ) : null}
      <Input
        {...control}
        name={name}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        readOnly={isFixed}
        className={styles.slug}
        value={textOf(value)}
        onChange={(event) => onChange(event.target.value)}
      />
    </span>
  );
}
