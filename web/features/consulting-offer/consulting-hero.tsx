import type { MouseEvent, ReactElement } from 'react';
import { ButtonLink } from '../../ui/button.tsx';
import { ChalkHeading } from '../../ui/chalk-heading.tsx';
import { Container } from '../../ui/layout.tsx';
import { BoardDrawing } from './board-drawing.tsx';
import styles from './consulting-hero.module.css';
import { shortConsultingPrice } from './consulting-price.ts';

/** The first part of the consulting page; its button leads down to the price. */
export function ConsultingHero({ pricingId }: { pricingId: string }): ReactElement {
  return (
    <Container className={styles.hero}>
      <div className={styles.words}>
        <ChalkHeading display>Somebody to work on it with you</ChalkHeading>
        <p className={styles.lead}>
          Replit Consulting is a monthly add-on for code review, feature builds and getting unstuck, in your
          own project. You write a ticket, a person takes it up, and both of you see the same clock.
        </p>
        <ButtonLink href={`#${pricingId}`} variant="marker" size="large" onClick={scrollTo(pricingId)}>
          Get Started ({shortConsultingPrice})
        </ButtonLink>
      </div>
      <BoardDrawing />
    </Container>
  );
}

/** Glides instead of jumping, and takes the keyboard along; without scripts the link does the same at once. */
function scrollTo(id: string) {
  return (event: MouseEvent) => {
    const place = document.getElementById(id);
    if (!place) return;
    event.preventDefault();
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    place.scrollIntoView({ behavior: isCalm ? 'instant' : 'smooth' });
    place.focus({ preventScroll: true });
  };
}
