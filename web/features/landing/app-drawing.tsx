import type { ReactElement } from 'react';
import { ellipse, line, mitred, rect, writing } from '../../ui/parts/pen.ts';
import styles from './app-drawing.module.css';

const width = 640;
const height = 576;

interface Label {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle';
}

const labels: readonly Label[] = [
  { text: 'sign-in', x: 528, y: 88, anchor: 'start' },
  { text: 'page', x: 528, y: 216, anchor: 'start' },
  { text: 'database', x: 128, y: 552, anchor: 'middle' },
  { text: 'payment', x: 320, y: 552, anchor: 'middle' },
  { text: 'assistant', x: 512, y: 552, anchor: 'middle' },
];

/** A technical drawing of an app: the page that people see, and the labelled parts below it. */
export function AppDrawing(): ReactElement {
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label="Drawing of an app: a page with a sign-in, standing on a database, a payment and an assistant."
    >
      <path className={styles.grid} d={grid} />
      <path className={styles.construction} d={construction} />
      <path className={styles.wire} d={wires} />
      <AppWindow />
      <DatabasePart />
      <PaymentPart />
      <AssistantPart />
      <path className={styles.leader} d={leaders} />
      <path className={styles.end} d={ellipse(452, 80, 4) + ellipse(436, 208, 4)} />
      <DimensionOfApp />
      {labels.map(({ text, x, y, anchor }) => (
        <text key={text} className={styles.label} x={x} y={y} textAnchor={anchor}>
          {text}
        </text>
      ))}
    </svg>
  );
}

const grid = [
  ...Array.from({ length: width / 32 - 1 }, (_, column) => `M${(column + 1) * 32} 0V${height}`),
  ...Array.from({ length: height / 32 - 1 }, (_, row) => `M0 ${(row + 1) * 32}H${width}`),
].join('');

/** Construction lines, which extend past the corners. */
const construction = [
  line(40, 48, 540, 48),
  line(40, 336, 540, 336),
  line(96, 12, 96, 380),
  line(480, 12, 480, 380),
].join('');

const wires = 'M128 428V384H512V428M320 428V336';

const leaders = line(452, 80, 520, 80) + line(436, 208, 520, 208);

function AppWindow(): ReactElement {
  return (
    <>
      <path className={styles.outline} d={mitred(96, 48, 384, 288, 28)} />
      <path className={styles.detail} d={line(96, 112, 480, 112)} />
      <path className={styles.ink} d={rect(120, 74, 14, 14)} />
      <path className={styles.detail} d={writing(148, 81, [72])} />
      <path className={styles.washed} d={rect(376, 66, 80, 30)} />
      <path className={styles.detail} d={writing(392, 81, [48])} />
      <path className={styles.heading} d={writing(120, 144, [152, 112], 24)} />
      <path className={styles.detail} d={writing(120, 192, [136, 120], 16)} />
      <path className={styles.marker} d={mitred(120, 224, 112, 40, 12)} />
      <path className={styles.scored} d={writing(140, 244, [72])} />
      <path className={styles.washed} d={rect(304, 136, 152, 128)} />
      <path className={styles.detail} d={line(304, 136, 456, 264) + line(304, 264, 456, 136)} />
      <path className={styles.detail} d={writing(120, 296, [104]) + writing(244, 296, [88])} />
      <path className={styles.detail} d={writing(352, 296, [104]) + writing(120, 312, [80])} />
      <path className={styles.detail} d={writing(244, 312, [64]) + writing(352, 312, [72])} />
      <path className={styles.pointer} d="M212 250l30 30h-16l-14 13z" />
    </>
  );
}

function DatabasePart(): ReactElement {
  return (
    <>
      <path className={styles.outline} d="M80 440v64a48 14 0 0 0 96 0v-64z" />
      <path className={styles.washed} d={ellipse(128, 440, 48, 14)} />
      <path className={styles.detail} d="M80 462a48 14 0 0 0 96 0M80 484a48 14 0 0 0 96 0" />
    </>
  );
}

function PaymentPart(): ReactElement {
  return (
    <>
      <path className={styles.outline} d={mitred(260, 428, 120, 84, 16)} />
      <path className={styles.ink} d={rect(260, 448, 120, 14)} />
      <path className={styles.detail} d={writing(276, 482, [52, 32], 14)} />
    </>
  );
}

function AssistantPart(): ReactElement {
  return (
    <>
      <path className={styles.outline} d="M456 428h96l16 16v52h-72l-24 22v-22h-16z" />
      <path className={styles.detail} d={writing(474, 454, [64, 40], 18)} />
    </>
  );
}

function DimensionOfApp(): ReactElement {
  return (
    <>
      <path className={styles.detail} d={`M56 48V336M44 48h40M44 336h40M49 55l14-14M49 343l14-14`} />
      <g transform="translate(56 192) rotate(-90)">
        <rect className={styles.gap} x="-70" y="-15" width="140" height="30" />
        <text className={styles.label} y="8" textAnchor="middle">
          your app
        </text>
      </g>
    </>
  );
}
