import type { CurrentUser } from '@chalkline/contract/people';
import {
  googleSignInAddress,
  signInPageAddress,
  signInPagePath,
} from '@chalkline/contract/sign-in-addresses';
import { type ReactElement, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useViewer } from '../../api/viewer.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Container } from '../../ui/layout.tsx';
import { OverlayContainer } from '../../ui/overlay-container.tsx';
import { BrandMark } from './brand-mark.tsx';
import { LazyMenu } from './lazy-menu.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { usePage } from './page-context.tsx';
import { type PublicLink, publicLinks } from './public-links.ts';
import styles from './public-nav.module.css';
import { SearchLink } from './search/search-link.tsx';
import { XpBadge } from './xp-badge.tsx';

export function PublicNav(): ReactElement {
  const { viewer } = useViewer();
  const links = publicLinks(viewer !== null);
  const [header, setHeader] = useState<HTMLElement | null>(null);
  return (
    <header ref={setHeader} className={styles.header}>
      <Container className={styles.bar}>
        <BrandMark />
        <nav aria-label="Main" className={styles.links}>
          {links.map((link) => (
            <PublicNavLink key={link.href} link={link} className={styles.link} />
          ))}
        </nav>
        <div className={styles.person}>
          <SearchLink />
          <OverlayContainer value={header}>
            {viewer ? <SignedIn viewer={viewer} /> : <SignIn />}
          </OverlayContainer>
        </div>
        <MobileMenu>
          {links.map((link) => (
            <PublicNavLink key={link.href} link={link} className={styles.mobileLink} />
          ))}
        </MobileMenu>
      </Container>
    </header>
  );
}

interface PublicNavLinkProps {
  readonly link: PublicLink;
  readonly className: string | undefined;
}

/** Pages outside the app are loaded with a full page load. */
function PublicNavLink({ link, className }: PublicNavLinkProps): ReactElement {
  const { href, label, isWholePage } = link;
  const [path] = useLocation();
  const current = path === href ? 'page' : undefined;
  if (isWholePage) {
    return (
      <a href={href} className={className} aria-current={current}>
        {label}
      </a>
    );
  }
  return (
    <Link href={href} className={className ?? ''} aria-current={current}>
      {label}
    </Link>
  );
}

/** Google at once, or the page with every way to sign in. Both lead back to this page; the front page, to the app. */
function SignIn(): ReactElement | null {
  const [path] = useLocation();
  if (path === signInPagePath || path.startsWith(`${signInPagePath}/`)) return null;
  const returnTo = path === '/' ? undefined : path;
  return (
    <>
      <ButtonLink href={googleSignInAddress(returnTo)} size="small" className={styles.widest}>
        Sign in with Google
      </ButtonLink>
      <a href={signInPageAddress(returnTo)} className={styles.link}>
        Sign in
      </a>
    </>
  );
}

const loadMenu = async () => (await import('./profile-menu.tsx')).ProfileMenu;

function SignedIn({ viewer }: { viewer: CurrentUser }): ReactElement {
  const { isPlain } = usePage();
  return (
    <>
      <span className={styles.xp}>
        <XpBadge totalXp={viewer.totalXp} />
      </span>
      {isPlain ? (
        <ButtonLink href="/account" size="small">
          Profile
        </ButtonLink>
      ) : (
        <LazyMenu viewer={viewer} load={loadMenu} />
      )}
    </>
  );
}
