import type { CurrentUser } from '@chalkline/contract/people';
import { signInPageAddress } from '@chalkline/contract/sign-in-addresses';
import { type ReactElement, useState } from 'react';
import { useLocation } from 'wouter';
import { useSite, useViewer } from '../../api/viewer.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { OverlayContainer } from '../../ui/overlay-container.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { BrandMark } from './brand-mark.tsx';
import { LazyMenu } from './lazy-menu.tsx';
import { NotificationBell } from './notifications/notification-bell.tsx';
import { SearchLink } from './search/search-link.tsx';
import styles from './top-bar.module.css';
import { XpBadge } from './xp-badge.tsx';

export interface TopBarProps {
  readonly title: string;
  /** Shown before the title; by default the product's name. */
  readonly place?: string | undefined;
}

export function TopBar({ title, place }: TopBarProps): ReactElement {
  const { brand } = useSite();
  const [bar, setBar] = useState<HTMLElement | null>(null);
  return (
    <header ref={setBar} className={styles.bar}>
      <div className={styles.mark}>
        <BrandMark isCompact />
      </div>
      <p className={styles.title}>
        <span className={styles.brand}>{place ?? brand}</span>
        {title ? <span className={styles.screen}>{title}</span> : null}
      </p>
      <div className={styles.person}>
        <SearchLink />
        <OverlayContainer value={bar}>
          <Person hasXp={place === undefined} />
        </OverlayContainer>
      </div>
    </header>
  );
}

function NotSignedIn(): ReactElement {
  const [path] = useLocation();
  return (
    <>
      <span>Not signed in</span>
      <ButtonLink href={signInPageAddress(path)} size="small">
        Sign in
      </ButtonLink>
    </>
  );
}

const loadMenu = async () => (await import('./app-menu.tsx')).AppMenu;

function Person({ hasXp }: { hasXp: boolean }): ReactElement {
  const { viewer, isPending } = useViewer();
  if (isPending) return <Skeleton shape="circle" width="40px" height="40px" />;
  return viewer ? <SignedIn viewer={viewer} hasXp={hasXp} /> : <NotSignedIn />;
}

/** XP matters to learners only, so it is not shown in other parts of the product. */
function SignedIn({ viewer, hasXp }: { viewer: CurrentUser; hasXp: boolean }): ReactElement {
  return (
    <>
      {hasXp ? <XpBadge totalXp={viewer.totalXp} /> : null}
      <NotificationBell unread={viewer.unreadNotifications} />
      <LazyMenu viewer={viewer} load={loadMenu} />
    </>
  );
}
