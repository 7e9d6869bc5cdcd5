import * as Radix from 'radix-ui/hover-card';
import type { ReactElement, ReactNode } from 'react';
import styles from './hover-card.module.css';
import { useOverlayContainer } from './overlay-container.tsx';

const OPEN_DELAY = 700;
const CLOSE_DELAY = 300;

export interface HoverCardProps {
  /** A link: what the card previews must be reachable without it. */
  trigger: ReactElement;
  side?: 'top' | 'right' | 'bottom' | 'left';
  children: ReactNode;
}

/** A preview of where a link leads. */
export function HoverCard({ trigger, side = 'bottom', children }: HoverCardProps): ReactElement {
  return (
    <Radix.Root openDelay={OPEN_DELAY} closeDelay={CLOSE_DELAY}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal container={useOverlayContainer()}>
        <Radix.Content className={styles.card} side={side} sideOffset={8} collisionPadding={16}>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
