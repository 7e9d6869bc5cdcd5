import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { ButtonLink } from '../ui/button.tsx';
import { ChalkHeading } from '../ui/chalk-heading.tsx';
import { Glyph } from '../ui/glyphs.tsx';
import { Stack } from '../ui/layout.tsx';
import { PartDrawing } from '../ui/part-drawing.tsx';
import styles from './prompts.module.css';

export function Screen(): ReactElement {
  return (
    <div className={styles.page}>
      <Stack gap={24} className={styles.words}>
        <ChalkHeading>Prompts</ChalkHeading>
        <p className={styles.lead}>
          The library of prompts is being put together. It will hold all of them in one place, to search and
          copy.
        </p>
        <p>
          Until then, the notes of each lesson carry the prompts that it uses, each with its own Copy button.
        </p>
        <Link href="/courses" asChild>
          <ButtonLink variant="marker" trailing={<Glyph name="arrow-right" size={20} />}>
            Go to the courses
          </ButtonLink>
        </Link>
      </Stack>
      <div className={styles.drawing}>
        <PartDrawing seed="prompts" subject="chat" label="prompts" />
      </div>
    </div>
  );
}
