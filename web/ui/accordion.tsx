import type { ComponentProps, ReactElement, ReactNode } from 'react';
import styles from './accordion.module.css';
import { classNames } from './class-names.ts';
import { Glyph } from './glyphs.tsx';

export function Accordion({ className, ...native }: ComponentProps<'div'>): ReactElement {
  return <div {...native} className={classNames(styles.accordion, className)} />;
}

export interface AccordionItemProps {
  title: ReactNode;
  /** Whether the item is open at first. After that, the browser keeps the state. */
  defaultOpen?: boolean;
  /** Items with the same name close each other. */
  name?: string;
  children: ReactNode;
}

/** Uses the browser's own disclosure element, which works before the scripts arrive and without them. */
export function AccordionItem({ title, defaultOpen, name, children }: AccordionItemProps): ReactElement {
  return (
    <details className={styles.item} open={defaultOpen} name={name} suppressHydrationWarning>
      <summary className={styles.summary}>
        <span>{title}</span>
        <Glyph name="plus" size={20} className={styles.sign} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
