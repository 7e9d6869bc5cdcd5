import { signInPageAddress } from '@chalkline/contract/sign-in-addresses';
import { signInReason } from '@chalkline/domain/access/sign-in-reason';
import type { ReactElement } from 'react';
import { useSearch } from 'wouter';
import { ButtonLink } from '../../ui/button.tsx';
import { Glyph } from '../../ui/glyphs.tsx';
import { Container } from '../../ui/layout.tsx';
import styles from './sign-in-request.module.css';

/** Explains to a visitor why the page they asked for did not open, and leads there through sign-in. */
export function SignInRequest(): ReactElement | null {
  const reason = signInReason(useSearch());
  if (!reason) return null;
  const { sentence, returnTo } = reason;
  return (
    <Container className={styles.place}>
      <section className={styles.request} aria-label="Sign in to continue">
        <Glyph name="lock" size={28} />
        <div className={styles.copy}>
          <p className={styles.sentence}>{sentence}</p>
          <p className={styles.text}>
            You'll go straight there afterwards. New here? Signing in creates a free account.
          </p>
        </div>
        <ButtonLink href={signInPageAddress(returnTo)} variant="marker" size="large">
          Sign in and continue
        </ButtonLink>
      </section>
    </Container>
  );
}
