import type { ReactElement } from 'react';
import styles from './chalk-line.module.css';
import { chalkPowder } from './chalk-powder.ts';
import { classNames } from './class-names.ts';
import { NailShape } from './nail.tsx';
import { RenderedOnce } from './rendered-once.tsx';

export interface ChalkLineProps {
  /** The same seed gives the same powder; use the slug of the item that the line belongs to. */
  seed: string;
  /** Which ends have a nail. */
  nails?: 'start' | 'both' | 'none';
  orientation?: 'horizontal' | 'vertical';
  /** Plays the snap once, when the line appears. Only for something that was just achieved. */
  snap?: boolean;
  className?: string | undefined;
}

/** The width of a nail: the line starts at its rim. */
const NAIL = 11;

/**
 * The motif: a 3 px stroke that starts at a nail, with powder along it. It fills the width of its container (or
 * the height, when vertical) and is 16 px across.
 */
export function ChalkLine(props: ChalkLineProps): ReactElement {
  const { seed, nails = 'start', orientation = 'horizontal', snap = false, className } = props;
  return (
    <RenderedOnce
      as="svg"
      aria-hidden="true"
      className={classNames(styles.line, styles[orientation], snap && styles.snap, className)}
    >
      <Strokes seed={seed} nails={nails} vertical={orientation === 'vertical'} snap={snap} />
    </RenderedOnce>
  );
}

interface StrokesProps {
  readonly seed: string;
  readonly nails: 'start' | 'both' | 'none';
  readonly vertical: boolean;
  readonly snap: boolean;
}

function Strokes({ seed, nails, vertical, snap }: StrokesProps): ReactElement {
  const start = nails === 'none' ? 0 : NAIL;
  const back = nails === 'both' ? NAIL : 0;
  const along = (from: number, to: number) =>
    vertical
      ? { y1: start + back, y2: '100%', x1: 8 + from, x2: 8 + to }
      : { x1: start + back, x2: '100%', y1: 8 + from, y2: 8 + to };
  return (
    <>
      {/*
       * Drawn to the far end and moved back by the width of a nail, because a coordinate can't be "100% less
       * 11".
       */}
      <g transform={vertical ? `translate(0 ${-back})` : `translate(${-back} 0)`}>
        <g className={styles.powder}>
          {chalkPowder(seed).map(({ key, from, to, width, opacity, dashes, shift }) => (
            <line
              key={key}
              {...along(from, to)}
              strokeWidth={width}
              strokeOpacity={opacity}
              strokeDasharray={dashes}
              strokeDashoffset={shift}
            />
          ))}
        </g>
        <line className={styles.stroke} {...along(0, 0)} pathLength={snap ? 1 : undefined} />
      </g>
      {nails !== 'none' && (vertical ? <NailShape cx={8} cy={6} /> : <NailShape cx={6} cy={8} />)}
      {nails === 'both' && <FarNail vertical={vertical} />}
    </>
  );
}

/** A nested svg can use the percentage that a path can't. */
function FarNail({ vertical }: { vertical: boolean }): ReactElement {
  return (
    <svg x={vertical ? 0 : '100%'} y={vertical ? '100%' : 0} overflow="visible" aria-hidden="true">
      {vertical ? <NailShape cx={8} cy={-6} /> : <NailShape cx={-6} cy={8} />}
    </svg>
  );
}
