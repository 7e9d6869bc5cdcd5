import * as Radix from 'radix-ui/tooltip';
import { createContext, type ReactElement, type ReactNode, useContext } from 'react';
import { useOverlayContainer } from './overlay-container.tsx';
import styles from './tooltip.module.css';

const DELAY = 700;
const SKIP_DELAY = 300;

const InGroup = createContext(false);

/** Tooltips in one group open without delay when the pointer comes from a neighbour. */
export function TooltipGroup({ children }: { children: ReactNode }): ReactElement {
  return (
    <InGroup.Provider value={true}>
      <Radix.Provider delayDuration={DELAY} skipDelayDuration={SKIP_DELAY}>
        {children}
      </Radix.Provider>
    </InGroup.Provider>
  );
}

export interface TooltipProps {
  label: ReactNode;
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** One focusable element that passes on its props and ref. */
  children: ReactElement;
}

/** A short hint. It must not be the only place for a piece of information, because touch has no hover. */
export function Tooltip(props: TooltipProps): ReactElement {
  const tip = <Tip {...props} />;
  return useContext(InGroup) ? tip : <TooltipGroup>{tip}</TooltipGroup>;
}

function Tip({ label, side = 'top', children }: TooltipProps): ReactElement {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal container={useOverlayContainer()}>
        <Radix.Content className={styles.tooltip} side={side} sideOffset={8} collisionPadding={8}>
          {label}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
