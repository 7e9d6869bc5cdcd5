import { ticketsPerMonth } from '@chalkline/domain/billing/tickets-per-month';
import { promisedHours } from '@chalkline/domain/consulting/promise-clock';
import type { ReactElement, ReactNode } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { Glyph } from '../../ui/glyphs.tsx';
import { consultingPrice } from './consulting-price.ts';
import styles from './consulting-price-card.module.css';

const bullets: readonly string[] = [
  `Up to ${ticketsPerMonth} tickets a month`,
  'Code review, feature builds and getting unstuck',
  `Acknowledgement within ${promisedHours.acknowledgement} hours of Priority`,
  `Progress or completion within ${promisedHours.completion} hours of In Progress`,
  'Your own four-column board',
  'Lifetime membership access while you subscribe',
  'Cancel any time; access lasts to the end of the billing period',
];

/** The offer, with its terms next to the button. */
export function ConsultingPriceCard({ action }: { action: ReactNode }): ReactElement {
  return (
    <div className={styles.card}>
      <div className={styles.head}>
        <h3>Consulting Add-On</h3>
        <Badge className={styles.stamp}>Most Popular</Badge>
        <p className={styles.price}>{consultingPrice}</p>
      </div>
      <ul className={styles.bullets}>
        {bullets.map((bullet) => (
          <li key={bullet} className={styles.bullet}>
            <Glyph name="check" size={20} className={styles.check} />
            {bullet}
          </li>
        ))}
      </ul>
      <div className={styles.action}>
        {action}
        <p className={styles.terms}>
          Renews every month until you cancel. The current month can't be refunded. No membership needed.
        </p>
      </div>
    </div>
  );
}
