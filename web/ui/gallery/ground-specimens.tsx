import type { ReactElement } from 'react';
import { Stack } from '../layout.tsx';
import styles from './ground-specimens.module.css';
import { Specimen, State } from './specimen.tsx';

const inks = ['ink', 'ink-2', 'ink-3', 'chalk', 'danger', 'success', 'teal', 'orange'];
const fills = [
  'film',
  'sheet',
  'sunk',
  'line',
  'edge',
  'chalk-wash',
  'marker',
  'teal-wash',
  'orange-wash',
  'danger-wash',
  'success-wash',
];

export function ColourSpecimen(): ReactElement {
  return (
    <Specimen title="Colour">
      <ul className={styles.swatches}>
        {fills.map((token) => (
          <li key={token} className={styles.swatch}>
            <span className={styles.fill} data-fill={token} />
            {token}
          </li>
        ))}
      </ul>
      <ul className={styles.inks}>
        {inks.map((token) => (
          <li key={token} data-ink={token}>
            {token}
          </li>
        ))}
      </ul>
    </Specimen>
  );
}

export function TypeSpecimen(): ReactElement {
  return (
    <Specimen title="Type">
      <Stack gap={24}>
        <p className={`display ${styles.heading}`}>Display 60</p>
        <h3 className={styles.h1}>Heading 44</h3>
        <h3 className={styles.h2}>Heading 32</h3>
        <h3>Heading 25</h3>
        <p>
          Body 17 on a line height of 1.6, with <a href="#type">words that lead elsewhere</a>,{' '}
          <em>emphasis</em>, <strong>weight</strong> and <code>code</code>. A line is at most 68 characters
          long, so that the eye finds the next one.
        </p>
        <State name="mono 15, for notes and numbers">
          <pre>{'Build a page that lists {things}.\nSort it by date, newest first. 0O 1lI'}</pre>
        </State>
      </Stack>
    </Specimen>
  );
}
