import type { ReactElement, ReactNode } from 'react';
import { useSite } from '../../api/viewer.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Glyph } from '../../ui/glyphs.tsx';
import { HeroLayout } from '../../ui/hero-layout.tsx';
import { Row } from '../../ui/layout.tsx';
import { AppDrawing } from './app-drawing.tsx';
import styles from './hero.module.css';
import { StartButton } from './start-button.tsx';

export interface HeroProps {
  readonly startVariant: 'marker' | 'outline';
  /** Something to try before signing up. */
  readonly freeLessonOffer: ReactNode;
}

/** The first section of the landing page. */
export function Hero({ startVariant, freeLessonOffer }: HeroProps): ReactElement {
  const { tagline, description, referralUrl } = useSite();
  return (
    <HeroLayout heading={tagline} lead={description} drawing={<AppDrawing />}>
      <Row>
        <StartButton variant={startVariant} />
        <ButtonLink
          href={referralUrl}
          size="large"
          target="_blank"
          rel="noreferrer"
          trailing={<Glyph name="external" size={20} label="opens in a new tab" />}
        >
          Sign up for Replit
        </ButtonLink>
      </Row>
      {freeLessonOffer}
      <EarningsNote />
    </HeroLayout>
  );
}

function EarningsNote(): ReactElement {
  const { earnings, founder } = useSite();
  return (
    <p className={styles.note}>
      Taught by someone whose apps earn {earnings} a month
      {founder.isSample ? ' (sample figure)' : ''}. Your results depend on you; we can't promise an income.
    </p>
  );
}
