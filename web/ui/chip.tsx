import type { ComponentProps, ReactElement, ReactNode } from 'react';
import styles from './chip.module.css';
import { classNames } from './class-names.ts';

export interface ChipProps extends ComponentProps<'button'> {
  /** Whether the filter is on. */
  pressed: boolean;
  icon?: ReactNode;
}

/** A filter that can be switched on or off. */
export function Chip({ pressed, icon, className, children, ...native }: ChipProps): ReactElement {
  return (
    <button {...native} type="button" aria-pressed={pressed} className={classNames(styles.chip, className)}>
      {icon}
      {children}
    </button>
  );
}

export interface ChipLinkProps extends ComponentProps<'a'> {
  /** Whether the current URL has this filter. */
  current: boolean;
  icon?: ReactNode;
}

/** A filter that is a link, because its state is in the URL. */
export function ChipLink({ current, icon, className, children, ...native }: ChipLinkProps): ReactElement {
  return (
    <a {...native} aria-current={current ? 'true' : undefined} className={classNames(styles.chip, className)}>
      {icon}
      {children}
    </a>
  );
}
