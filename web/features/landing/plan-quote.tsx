import { priceLabel, prices } from '@chalkline/domain/billing/prices';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { useViewer } from '../../api/viewer.ts';
import { Badge } from '../../ui/badge.tsx';
import { type PlanOffer, planOffers } from './plan-offers.ts';
import styles from './plan-quote.module.css';
import { StartButton } from './start-button.tsx';

/** The plans as a builder's quote: one line each, with the terms beside the button. */
export function PlanQuote(): ReactElement {
  return (
    <div className={styles.quote}>
      <ul className={styles.lines}>
        {planOffers.map((offer) => (
          <QuoteLine key={offer.plan} offer={offer} />
        ))}
      </ul>
      <p className={styles.foot}>
        Prices in US dollars. Cancelling takes effect at the end of the period you have paid for.{' '}
        <Link href="/replit-consulting">What consulting covers</Link>
      </p>
    </div>
  );
}

function QuoteLine({ offer }: { offer: PlanOffer }): ReactElement {
  const { plan, title, stamp, covers, terms } = offer;
  const { viewer } = useViewer();
  return (
    <li className={styles.line}>
      <div className={styles.plan}>
        <h3 className={styles.title}>{title}</h3>
        {stamp ? <Badge className={styles.stamp}>{stamp}</Badge> : null}
      </div>
      <p className={styles.price}>{priceLabel(prices[plan])}</p>
      <p className={styles.covers}>{covers}</p>
      <div className={styles.action}>
        <StartButton
          signedOutLabel={`Choose ${plan}`}
          signedInLabel={viewer?.plan === plan ? 'Go to Dashboard' : `Choose ${plan}`}
          to="/dashboard"
          variant={stamp === 'Most Popular' ? 'marker' : 'outline'}
          size="medium"
          fullWidth
        />
      </div>
      <p className={styles.terms}>
        {terms.map((term) => (
          <span key={term}>{term} </span>
        ))}
      </p>
    </li>
  );
}
