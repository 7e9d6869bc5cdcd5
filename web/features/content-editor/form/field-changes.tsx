import type { FieldChange } from '@chalkline/contract/founder-content';
import type { ContentKind } from '@chalkline/domain/content/content-kinds';
import { lineDifferences } from '@chalkline/domain/content/line-differences';
import type { ReactElement } from 'react';
import { fieldLabel, valueText } from '../forms/form-of.ts';
import { changedLines } from './changed-lines.ts';
import styles from './field-changes.module.css';

interface FieldChangesProps {
  readonly kind: ContentKind;
  readonly changes: readonly FieldChange[];
  /** The labels of the two sides. */
  readonly sides?: readonly [string, string];
  /** Shown next to the names of some fields. */
  noteOn?(field: string): string | undefined;
}

/** Shows the differences field by field. Long texts show only the changed lines, with a few around them. */
export function FieldChanges({
  kind,
  changes,
  sides = ['Before', 'After'],
  noteOn,
}: FieldChangesProps): ReactElement {
  return (
    <dl className={styles.changes}>
      {changes.map(({ field, before, after }) => (
        <div key={field} className={styles.change}>
          <dt className={styles.field}>
            {fieldLabel(kind, field)}
            {noteOn?.(field) ? <span className={styles.note}> {noteOn(field)}</span> : null}
          </dt>
          <dd className={styles.values}>
            <Difference
              before={valueText(kind, field, before)}
              after={valueText(kind, field, after)}
              sides={sides}
            />
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface DifferenceProps {
  readonly before: string;
  readonly after: string;
  readonly sides: readonly [string, string];
}

function Difference({ before, after, sides }: DifferenceProps): ReactElement {
  return (
    <div className={styles.lines}>
      {changedLines(lineDifferences(before, after)).map(({ key, kind, text }) =>
        kind === 'gap' ? (
          <p key={key} className={styles.gap}>
            {text}
          </p>
        ) : (
          <p key={key} className={styles[kind]}>
            {kind === 'same' ? null : (
              <span className="visually-hidden">
                {kind === 'removed' ? `${sides[0]}: ` : `${sides[1]}: `}
              </span>
            )}
            {text || '\u00a0'}
          </p>
        ),
      )}
    </div>
  );
}
