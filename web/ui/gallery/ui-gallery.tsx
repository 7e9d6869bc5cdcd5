import type { ReactElement } from 'react';
import { ChalkHeading } from '../chalk-heading.tsx';
import { Container, Row, Stack } from '../layout.tsx';
import type { ThemeChoice } from '../theme.ts';
import { ThemeSwitch } from '../theme-switch.tsx';
import { AccordionSpecimen } from './accordion-specimen.tsx';
import { ButtonSpecimen } from './button-specimen.tsx';
import { ProgressSpecimen, SkeletonSpecimen, StateSpecimen, ToastSpecimen } from './feedback-specimens.tsx';
import { ChipSpecimen, FormSpecimen } from './form-specimen.tsx';
import { ColourSpecimen, TypeSpecimen } from './ground-specimens.tsx';
import { LazyScripted } from './lazy-scripted.tsx';
import {
  ChalkLineSpecimen,
  GlyphSpecimen,
  NailListSpecimen,
  PartDrawingSpecimen,
} from './motif-specimens.tsx';
import { AvatarSpecimen, BadgeSpecimen, CardSpecimen } from './surface-specimens.tsx';
import styles from './ui-gallery.module.css';

/** Every component in every state, light next to dark. Needs a `Toaster` around it. */
export function UiGallery({ theme = 'system' }: { theme?: ThemeChoice }): ReactElement {
  return (
    <Container className={styles.gallery}>
      <Row className={styles.head}>
        <Stack gap={12}>
          <ChalkHeading seed="gallery">Design system</ChalkHeading>
          <p>Every component in every state. The switch changes the page around the panels.</p>
        </Stack>
        <ThemeSwitch defaultValue={theme} />
      </Row>
      <ColourSpecimen />
      <TypeSpecimen />
      <ButtonSpecimen />
      <BadgeSpecimen />
      <CardSpecimen />
      <AvatarSpecimen />
      <FormSpecimen />
      <ChipSpecimen />
      <LazyScripted />
      <AccordionSpecimen />
      <ProgressSpecimen />
      <SkeletonSpecimen />
      <ToastSpecimen />
      <StateSpecimen />
      <ChalkLineSpecimen />
      <NailListSpecimen />
      <GlyphSpecimen />
      <PartDrawingSpecimen />
    </Container>
  );
}
