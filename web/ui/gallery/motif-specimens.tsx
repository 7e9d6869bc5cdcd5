import { type ReactElement, useState } from 'react';
import { Button } from '../button.tsx';
import { ChalkHeading } from '../chalk-heading.tsx';
import { ChalkLine } from '../chalk-line.tsx';
import { type GlyphName, glyphPaths } from '../glyph-paths.ts';
import { Glyph } from '../glyphs.tsx';
import { Grid, Row } from '../layout.tsx';
import { Nail, type NailState } from '../nail.tsx';
import { NailItem, NailList } from '../nail-list.tsx';
import { PartDrawing } from '../part-drawing.tsx';
import { partSubjects } from '../parts/part-subjects.ts';
import styles from './motif-specimens.module.css';
import { Specimen, State } from './specimen.tsx';

export function ChalkLineSpecimen(): ReactElement {
  const [snaps, setSnaps] = useState(0);
  return (
    <Specimen title="Chalk line" note="Shoots out in 260 ms, trembles for 120, then the powder settles.">
      <State name="heading">
        <ChalkHeading level={3}>Mark it before you cut</ChalkHeading>
      </State>
      <State name="heading, two lines">
        <ChalkHeading level={3}>
          A heading that goes on for long enough to wrap on to a second line here
        </ChalkHeading>
      </State>
      <State name="nails: start, both, none">
        <ChalkLine seed="start" />
        <ChalkLine seed="both" nails="both" />
        <ChalkLine seed="none" nails="none" />
      </State>
      <State name="vertical, with nails to come, driven, chalked">
        <div className={styles.upright}>
          <ChalkLine seed="upright" orientation="vertical" nails="both" />
          <Row>
            <Nail state="open" />
            <Nail state="driven" />
            <Nail state="chalked" />
          </Row>
        </div>
      </State>
      <State name="snap">
        <ChalkLine key={snaps} seed={`snap ${snaps}`} snap={snaps > 0} />
        <Row>
          <Button size="small" onClick={() => setSnaps((count) => count + 1)}>
            Snap it
          </Button>
        </Row>
      </State>
    </Specimen>
  );
}

const steps: readonly { name: string; state: NailState }[] = [
  { name: 'Measured', state: 'chalked' },
  { name: 'Marked', state: 'chalked' },
  { name: 'Cut', state: 'driven' },
  { name: 'Joined, which takes a little longer to say', state: 'open' },
];

export function NailListSpecimen(): ReactElement {
  return (
    <Specimen
      title="Nail list"
      note="The line is snapped as far as the work has come; the rest is pegged out."
    >
      {(['vertical', 'horizontal'] as const).map((orientation) => (
        <State key={orientation} name={orientation}>
          <NailList orientation={orientation}>
            {steps.map(({ name, state }) => (
              <NailItem
                key={name}
                state={state}
                seed={name}
                current={state === 'driven' && orientation === 'vertical'}
              >
                {name}
              </NailItem>
            ))}
          </NailList>
        </State>
      ))}
    </Specimen>
  );
}

export function GlyphSpecimen(): ReactElement {
  const names = Object.keys(glyphPaths) as GlyphName[];
  return (
    <Specimen title="Glyphs">
      <ul className={styles.glyphs}>
        {names.map((name) => (
          <li key={name} className={styles.glyph}>
            <Glyph name={name} />
            <span>{name}</span>
          </li>
        ))}
      </ul>
    </Specimen>
  );
}

const SEEDS = ['first-steps', 'second-floor', 'third-wall'];

export function PartDrawingSpecimen(): ReactElement {
  return (
    <Specimen
      title="Part drawings"
      note="Made from a seed: subject, variant, ground and the side of the measure."
    >
      <Grid min={140} columns={3} gap={12}>
        {partSubjects.flatMap((subject) =>
          SEEDS.map((seed) => <PartDrawing key={seed + subject} seed={seed + subject} subject={subject} />),
        )}
      </Grid>
      <State name="with words on the measure">
        <PartDrawing seed="words" label="8 pieces" title="A drawing with a name" />
      </State>
    </Specimen>
  );
}
