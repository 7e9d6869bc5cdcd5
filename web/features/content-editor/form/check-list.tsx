import type { ReactElement } from 'react';
import type { FieldControl } from '../../../ui/field.tsx';
import styles from './check-list.module.css';

interface CheckGroup {
  readonly title: string;
  readonly entries: readonly { readonly id: number; readonly title: string }[];
}

interface CheckListProps {
  readonly control: FieldControl;
  readonly name: string;
  readonly label: string;
  readonly groups: readonly CheckGroup[];
  readonly chosen: readonly number[];
  onChange(chosen: readonly number[]): void;
}

/** A list of checkboxes in groups. The last chosen option is added at the end. */
export function CheckList({ control, name, label, groups, chosen, onChange }: CheckListProps): ReactElement {
  const toggle = (id: number) =>
    onChange(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  return (
    <fieldset
      id={control.id}
      tabIndex={-1}
      aria-label={label}
      aria-describedby={control['aria-describedby']}
      data-field={name}
      className={styles.list}
    >
      {groups.map(({ title, entries }) => (
        <div key={title} className={styles.group}>
          {title ? <p className={styles.title}>{title}</p> : null}
          {entries.map((entry) => (
            <label key={entry.id} className={styles.entry}>
              <input type="checkbox" checked={chosen.includes(entry.id)} onChange={() => toggle(entry.id)} />
              <span>{entry.title}</span>
              {chosen.includes(entry.id) ? (
                <span className={styles.place} aria-hidden="true">
                  {chosen.indexOf(entry.id) + 1}
                </span>
              ) : null}
            </label>
          ))}
        </div>
      ))}
    </fieldset>
  );
}
