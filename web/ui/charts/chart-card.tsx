import { type ReactElement, type ReactNode, useId, useState } from 'react';
import { ButtonLink } from '../button.tsx';
import { Card } from '../card.tsx';
import { Glyph } from '../glyphs.tsx';
import styles from './chart-card.module.css';

type Cell = string | number;

export interface ChartCardProps {
  readonly title: string;
  /** The most important figure, and what it is. */
  readonly figure?: string;
  readonly children: ReactNode;
  /** The data of the chart as a table. */
  readonly columns: readonly string[];
  readonly rows: () => readonly (readonly Cell[])[];
  /** The same data as a file for spreadsheets. */
  readonly file?: string;
  readonly note?: ReactNode;
}

/** A chart with its data, to be read on the page or downloaded. */
export function ChartCard({
  title,
  figure,
  children,
  note,
  columns,
  rows,
  file,
}: ChartCardProps): ReactElement {
  const titleId = useId();
  return (
    <Card as="section" aria-labelledby={titleId} className={styles.card}>
      <div className={styles.head}>
        <h3 id={titleId} className={styles.title}>
          {title}
        </h3>
        {figure === undefined ? null : <p className={styles.figure}>{figure}</p>}
      </div>
      {children}
      {note === undefined ? null : <p className={styles.note}>{note}</p>}
      <div className={styles.foot}>
        <Figures title={title} columns={columns} rows={rows} />
        {file === undefined ? null : (
          <ButtonLink
            href={file}
            download
            variant="quiet"
            size="small"
            icon={<Glyph name="download" size={20} />}
          >
            CSV<span className="visually-hidden">: {title}</span>
          </ButtonLink>
        )}
      </div>
    </Card>
  );
}

/** Few people open the table, which can have hundreds of rows, so they are made only when it is opened. */
function Figures({ title, columns, rows }: Pick<ChartCardProps, 'title' | 'columns' | 'rows'>): ReactElement {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.data} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>
        Show the data<span className="visually-hidden">: {title}</span>
      </summary>
      {isOpen ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
        <section className={styles.scroll} tabIndex={0} aria-label={`${title}, data`}>
          <table className={styles.table}>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col" className={styles.columnHead}>
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows().map(([first, ...others]) => (
                <tr key={first}>
                  <th scope="row" className={styles.rowHead}>
                    {first}
                  </th>
                  {others.map((cell, index) => (
                    <td key={columns[index + 1]} className={styles.cell}>
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ) : null}
    </details>
  );
}
