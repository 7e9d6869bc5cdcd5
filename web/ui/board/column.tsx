import { useDroppable } from '@dnd-kit/core';
import { type ReactElement, type ReactNode, useId } from 'react';
import { ChalkLine } from '../chalk-line.tsx';
import { classNames } from '../class-names.ts';
import { Glyph } from '../glyphs.tsx';
import styles from './column.module.css';
import { type ColumnVerdict, useVerdict } from './drag-state.ts';

export interface ColumnProps {
  readonly id: string;
  readonly title: string;
  /** The number of cards, such as "3 of 5". */
  readonly count: ReactNode;
  /** What the column is for, or who moves its cards. */
  readonly note?: ReactNode;
  /** Whether the user can't move cards into this column. */
  readonly isLocked?: boolean;
  /** A button that adds a card. */
  readonly action?: ReactNode;
  /** Shown below the cards: an outlined slot, or a hint in an empty column. */
  readonly slot?: ReactNode;
  /** The cards, as list items. */
  readonly children?: ReactNode;
}

/** One column. While a card is dragged, it shows whether it accepts the card. */
export function Column(props: ColumnProps): ReactElement {
  const { id, title, count, note, isLocked = false, action, slot, children } = props;
  const heading = useId();
  const { setNodeRef, isOver } = useDroppable({ id });
  const verdict = useVerdict(id);
  return (
    <section
      ref={setNodeRef}
      aria-labelledby={heading}
      className={classNames(styles.column, isLocked && styles.locked)}
      data-verdict={verdict?.kind}
      data-over={verdict !== undefined && isOver}
    >
      <header className={styles.header}>
        <h2 id={heading} className={styles.title}>
          {title}
          {isLocked ? <Glyph name="lock" size={18} className={styles.lock} /> : null}
        </h2>
        <span className={styles.count}>{count}</span>
        {action ? <span className={styles.action}>{action}</span> : null}
      </header>
      {note ? <div className={styles.note}>{note}</div> : null}
      {verdict && verdict.kind !== 'home' ? <Verdict verdict={verdict} isOver={isOver} seed={id} /> : null}
      <ul className={styles.cards}>{children}</ul>
      {slot}
    </section>
  );
}

interface VerdictProps {
  readonly verdict: ColumnVerdict;
  readonly isOver: boolean;
  readonly seed: string;
}

/** An accepting column shows a chalk line; a refusing column shows its reason. */
function Verdict({ verdict: { kind, text }, isOver, seed }: VerdictProps): ReactElement {
  const takes = kind === 'takes';
  return (
    <div className={styles.verdict} aria-hidden="true">
      {takes && isOver ? <ChalkLine seed={seed} nails="both" /> : null}
      <p className={styles.text}>
        <Glyph name={takes ? 'arrow-right' : 'lock'} size={18} />
        {text}
      </p>
    </div>
  );
}
