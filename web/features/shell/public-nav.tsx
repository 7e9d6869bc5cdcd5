import { googleSignInAddress, signInPageAddress } from '@chalkline/contract/addresses';
import type { CurrentUser } from '@chalkline/contract/people';
import { type ReactElement, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useViewer } from '../../api/viewer.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Container } from '../../ui/layout.tsx';
import { OverlayContainer } from '../../ui/overlay-container.tsx';
import { BrandMark } from './brand-mark.tsx';
import { MenuOnDemand } from './menu-on-demand.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { usePage } from './page-context.tsx';
import { type PublicLink, publicLinks } from './public-links.ts';
import styles from './public-nav.module.css';
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
          <OverlayContainer value={header}>
            {viewer ? (
              <SignedIn viewer={viewer} />
            ) : (
              <SignIn className={styles.wide} emailClassName={classNames(styles.link, styles.widest)} />
            )}
          </OverlayContainer>
        </div>
        <MobileMenu>
          {links.map((link) => (
            <PublicNavLink key={link.href} link={link} className={styles.mobileLink} />
          ))}
          {viewer ? null : <SignIn emailClassName={styles.mobileLink} />}
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

interface SignInProps {
  readonly className?: string | undefined;
  readonly emailClassName: string | undefined;
}

function SignIn({ className, emailClassName }: SignInProps): ReactElement {
  return (
    <>
      <ButtonLink href={googleSignInAddress()} size="small" className={className}>
        Sign in with Google
      </ButtonLink>
      <a href={signInPageAddress()} className={emailClassName}>
        Sign in by email
      </a>
    </>
  );
}

const loadMenu = async () => (await import('./profile-menu.tsx')).ProfileMenu;

function SignedIn({ viewer }: { viewer: CurrentUser }): ReactElement {
  const { isPlain } = usePage();
  return (
    <>
      <XpBadge totalXp={viewer.totalXp} />
      {isPlain ? (
        <ButtonLink href="/account" size="small">
          Profile
        </ButtonLink>
      ) : (
        <MenuOnDemand viewer={viewer} load={loadMenu} />
      )}
    </>
  );
}
