import { priceLabel, prices } from '@chalkline/domain/billing/prices';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'wouter';
import { Badge } from '../../ui/badge.tsx';
import { type PlanOffer, planOffers } from './plan-offers.ts';
import styles from './plan-quote.module.css';

export interface PlanQuoteProps {
  /** The level of the plans' headings: one below what they stand under. */
  readonly level: 2 | 3;
  /** What somebody can do about a plan here. */
  action(offer: PlanOffer): ReactNode;
}

/** The plans as a builder's quote: one line each, with the terms beside the button. */
export function PlanQuote({ level, action }: PlanQuoteProps): ReactElement {
  return (
    <div className={styles.quote}>
      <ul className={styles.lines}>
        {planOffers.map((offer) => (
          <QuoteLine key={offer.plan} offer={offer} level={level}>
            {action(offer)}
          </QuoteLine>
        ))}
      </ul>
      <p className={styles.foot}>
        Prices in US dollars. Cancelling takes effect at the end of the period you have paid for.{' '}
        <Link href="/replit-consulting">What consulting covers</Link>
      </p>
    </div>
  );
}

interface QuoteLineProps {
  readonly offer: PlanOffer;
  readonly level: 2 | 3;
  readonly children: ReactNode;
}

function QuoteLine({ offer, level, children }: QuoteLineProps): ReactElement {
  const { plan, title, stamp, covers, terms } = offer;
  const Level = `h${level}` as const;
  return (
    <li className={styles.line}>
      <div className={styles.plan}>
        <Level className={styles.title}>{title}</Level>
        {stamp ? <Badge className={styles.stamp}>{stamp}</Badge> : null}
      </div>
      <p className={styles.price}>{priceLabel(prices[plan])}</p>
      <p className={styles.covers}>{covers}</p>
      <div className={styles.action}>{children}</div>
      <p className={styles.terms}>
        {terms.map((term) => (
          <span key={term}>{term} </span>
        ))}
      </p>
    </li>
  );
}
