import { promisedHours } from '@chalkline/domain/consulting/promise-clock';
import type { ReactElement } from 'react';
import { mitred, rect, writing } from '../../ui/parts/pen.ts';
import styles from './board-drawing.module.css';

const columns = ['Idea', 'Priority', 'In Progress', 'Completed'];
const columnWidth = 144;
const left = (column: number) => 16 + column * 156;

/** A drawing of the board: three tickets are ideas, one is the priority, one is in progress. */
export function BoardDrawing(): ReactElement {
  return (
    <svg
      className={styles.drawing}
      viewBox="0 0 640 448"
      role="img"
      aria-label="Drawing of the consulting board with its four columns: Idea, Priority, In Progress and Completed."
    >
      <path className={styles.grid} d={grid} />
      {columns.map((name, column) => (
        <g key={name}>
          <path className={styles.column} d={rect(left(column), 64, columnWidth, 288)} />
          <text className={styles.name} x={left(column)} y="48">
            {name}
          </text>
        </g>
      ))}
      <Ticket x={left(0)} y={64} />
      <Ticket x={left(0)} y={152} />
      <Ticket x={left(0)} y={240} />
      <Ticket x={left(1)} y={64} isNext />
      <Ticket x={left(2)} y={64} />
      <Ticket x={left(3)} y={64} isDone />
      <Ticket x={left(3)} y={152} isDone />
      <PromisedTime column={1} text={`${promisedHours.acknowledgement} hours`} />
      <PromisedTime column={2} text={`${promisedHours.completion} hours`} />
    </svg>
  );
}

const grid = [
  ...Array.from({ length: 19 }, (_, column) => `M${(column + 1) * 32} 0V448`),
  ...Array.from({ length: 13 }, (_, row) => `M0 ${(row + 1) * 32}H640`),
].join('');

interface TicketProps {
  readonly x: number;
  readonly y: number;
  readonly isNext?: boolean;
  readonly isDone?: boolean;
}

function Ticket({ x, y, isNext = false, isDone = false }: TicketProps): ReactElement {
  return (
    <>
      <path
        className={isNext ? styles.next : styles.ticket}
        d={mitred(x + 12, y + 12, columnWidth - 24, 72, 14)}
      />
      <path className={isNext ? styles.scored : styles.detail} d={writing(x + 26, y + 36, [72, 52], 18)} />
      {isDone ? <path className={styles.tick} d={`M${x + 96} ${y + 60}l8 9 16-20`} /> : null}
    </>
  );
}

/** The promised time, drawn as a dimension line under its column. */
function PromisedTime({ column, text }: { column: number; text: string }): ReactElement {
  const start = left(column);
  const end = start + columnWidth;
  return (
    <>
      <path
        className={styles.detail}
        d={`M${start} 384H${end}M${start} 360v32M${end} 360v32M${start - 7} 391l14-14M${end - 7} 391l14-14`}
      />
      <text className={styles.measure} x={start + columnWidth / 2} y="424">
        {text}
      </text>
    </>
  );
}
