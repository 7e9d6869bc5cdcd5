import { type ReactElement, useState } from 'react';
import { useSite, useViewer } from '../../api/viewer.ts';
import { OverlayContainer } from '../../ui/overlay-container.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { BrandMark } from './brand-mark.tsx';
import { MenuOnDemand } from './menu-on-demand.tsx';
import styles from './top-bar.module.css';
import { XpBadge } from './xp-badge.tsx';

export function TopBar({ title }: { title: string }): ReactElement {
  const { brand } = useSite();
  const [bar, setBar] = useState<HTMLElement | null>(null);
  return (
    <header ref={setBar} className={styles.bar}>
      <div className={styles.mark}>
        <BrandMark isCompact />
      </div>
      <p className={styles.title}>
        <span className={styles.brand}>{brand}</span>
        {title ? <span className={styles.screen}>{title}</span> : null}
      </p>
      <div className={styles.person}>
        <OverlayContainer value={bar}>
          <Person />
        </OverlayContainer>
      </div>
    </header>
  );
}

const loadMenu = async () => (await import('./app-menu.tsx')).AppMenu;

function Person(): ReactElement {
  const { viewer, isPending } = useViewer();
  if (isPending) return <Skeleton shape="circle" width="40px" height="40px" />;
  if (!viewer) return <span>Not signed in</span>;
  return (
    <>
      <XpBadge totalXp={viewer.totalXp} />
      <MenuOnDemand viewer={viewer} load={loadMenu} />
    </>
  );
}
