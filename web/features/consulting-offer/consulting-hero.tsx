import type { MouseEvent, ReactElement } from 'react';
import { ButtonLink } from '../../ui/button.tsx';
import { HeroLayout } from '../../ui/hero-layout.tsx';
import { BoardDrawing } from './board-drawing.tsx';
import { shortConsultingPrice } from './consulting-price.ts';

/** The first section of the consulting page; its button scrolls to the price. */
export function ConsultingHero({ pricingId }: { pricingId: string }): ReactElement {
  return (
    <HeroLayout
      heading="Someone to work through it with you"
      lead="Replit Consulting is a monthly add-on for code review, feature builds and getting unstuck, in your own project. You write a ticket, a real person picks it up, and you can both see when the answer is due."
      drawing={<BoardDrawing />}
      isClose
    >
      <ButtonLink href={`#${pricingId}`} variant="marker" size="large" onClick={scrollTo(pricingId)}>
        Get Started ({shortConsultingPrice})
      </ButtonLink>
    </HeroLayout>
  );
}

/** Scrolls smoothly and moves the keyboard focus. Without scripts, the link jumps there. */
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
