import { Tabs as Radix } from 'radix-ui';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { ChalkLine } from './chalk-line.tsx';
import { classNames } from './class-names.ts';
import styles from './tabs.module.css';

/** `value` and `onValueChange`, or `defaultValue` alone. Holds one `TabList` and its `TabPanel`s. */
export function Tabs({ className, ...root }: ComponentProps<typeof Radix.Root>): ReactElement {
  return <Radix.Root {...root} className={classNames(styles.tabs, className)} />;
}

/** The row of tabs; `label` names it for screen readers. */
export function TabList({ label, children }: { label: string; children: ReactNode }): ReactElement {
  return (
    <Radix.List className={styles.list} aria-label={label}>
      {children}
    </Radix.List>
  );
}

export interface TabProps {
  value: string;
  disabled?: boolean;
  /** Stands behind the text, such as a count. */
  trailing?: ReactNode;
  children: ReactNode;
}

export function Tab({ value, disabled = false, trailing, children }: TabProps): ReactElement {
  return (
    <Radix.Trigger className={styles.tab} value={value} disabled={disabled}>
      <span className={styles.text}>
        {children}
        {trailing}
      </span>
      <ChalkLine seed={value} className={styles.underline} />
    </Radix.Trigger>
  );
}

export function TabPanel({ className, ...panel }: ComponentProps<typeof Radix.Content>): ReactElement {
  return <Radix.Content {...panel} className={classNames(styles.panel, className)} />;
}
