import { promisedHours } from '@chalkline/domain/consulting/promise-clock';
import type { ReactElement } from 'react';
import { Card } from '../../ui/card.tsx';
import type { GlyphName } from '../../ui/glyph-paths.ts';
import { Glyph } from '../../ui/glyphs.tsx';
import { Grid } from '../../ui/layout.tsx';
import styles from './included-items.module.css';

interface IncludedItem {
  readonly glyph: GlyphName;
  readonly title: string;
  readonly text: string;
}

const items: readonly IncludedItem[] = [
  {
    glyph: 'eye',
    title: 'Code review',
    text: "We read what your agent wrote and tell you what's solid, what isn't, and what to fix first.",
  },
  {
    glyph: 'box',
    title: 'Feature builds',
    text: "We add a feature to an app that already works, in your own project, so you can see how it's done.",
  },
  {
    glyph: 'chat',
    title: 'Getting unstuck',
    text: 'The error that keeps coming back, the deployment that fails, the fix that breaks something else.',
  },
  {
    glyph: 'board',
    title: 'A board of your own',
    text: 'Four columns: Idea, Priority, In Progress, Completed. You decide what comes next.',
  },
  {
    glyph: 'clock',
    title: 'A promised response time',
    text: `Acknowledged within ${promisedHours.acknowledgement} hours of moving to Priority. Progress or completion within ${promisedHours.completion} hours of the start.`,
  },
  {
    glyph: 'key',
    title: 'Lifetime access included',
    text: 'Every course, prompt and certification is open to you for as long as you have Consulting.',
  },
];

export function IncludedItems(): ReactElement {
  return (
    <Grid columns={3} min={280}>
      {items.map(({ glyph, title, text }) => (
        <Card key={title} className={styles.item}>
          <Glyph name={glyph} size={28} />
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.text}>{text}</p>
        </Card>
      ))}
    </Grid>
  );
}
