import type { ReactElement } from 'react';
import { useSite } from '../api/viewer.ts';
import { ConsultingHero } from '../features/consulting-offer/consulting-hero.tsx';
import { Testimonial } from '../features/landing/testimonial.tsx';
import { hydratedLater } from '../ui/hydrated-later.tsx';

const PublicConsultingLower = hydratedLater(
  async () => (await import('./public-consulting-lower.tsx')).PublicConsultingLower,
);

const pricingId = 'pricing';

export function Screen(): ReactElement {
  const { testimonial, consultingTestimonial } = useSite();
  return (
    <>
      <ConsultingHero pricingId={pricingId} />
      <Testimonial testimonial={consultingTestimonial ?? testimonial} />
      <PublicConsultingLower pricingId={pricingId} />
    </>
  );
}
