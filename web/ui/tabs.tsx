import {
  type ComponentProps,
  createContext,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  use,
  useId,
  useState,
} from 'react';
import { ChalkLine } from './chalk-line.tsx';
import { classNames } from './class-names.ts';
import { tabAfter } from './tab-keys.ts';
import styles from './tabs.module.css';

interface OpenTab {
  readonly id: string;
  readonly value: string;
  open(value: string): void;
}

const OpenTabContext = createContext<OpenTab | null>(null);

function useOpenTab(): OpenTab {
  const tabs = use(OpenTabContext);
  if (!tabs) throw new Error('A Tab must be inside Tabs.');
  return tabs;
}

export interface TabsProps extends Omit<ComponentProps<'div'>, 'defaultValue'> {
  /** The initially open tab. */
  defaultValue: string;
  /** The open tab, if the parent controls it; then `onChoose` must change it. */
  value?: string;
  /** Called when the user chooses a tab. */
  onChoose?: (value: string) => void;
}

/** Contains one `TabList` and its `TabPanel`s. */
export function Tabs({ defaultValue, value, onChoose, className, ...native }: TabsProps): ReactElement {
  const [own, setOwn] = useState(defaultValue);
  const id = useId();
  const open = (chosen: string) => {
    setOwn(chosen);
    onChoose?.(chosen);
  };
  return (
    <OpenTabContext value={{ id, value: value ?? own, open }}>
      <div {...native} className={classNames(styles.tabs, className)} />
    </OpenTabContext>
  );
}

/** The row of tabs; `label` names it for screen readers. Arrow keys move along it. */
export function TabList({ label, children }: { label: string; children: ReactNode }): ReactElement {
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const tabs = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('[role="tab"]:enabled')];
    const focused = tabs.findIndex((tab) => tab.matches(':focus'));
    const next = tabAfter(event.key, focused, tabs.length);
    if (next === undefined) return;
    event.preventDefault();
    tabs[next]?.focus();
    tabs[next]?.click();
  };
  return (
    <div role="tablist" aria-label={label} className={styles.list} onKeyDown={move}>
      {children}
    </div>
  );
}

export interface TabProps {
  value: string;
  disabled?: boolean;
  /** Shown after the text, such as a count. */
  trailing?: ReactNode;
  children: ReactNode;
}

export function Tab({ value, disabled = false, trailing, children }: TabProps): ReactElement {
  const tabs = useOpenTab();
  const isOpen = tabs.value === value;
  return (
    <button
      type="button"
      role="tab"
      id={`${tabs.id}-tab-${value}`}
      aria-selected={isOpen}
      aria-controls={`${tabs.id}-panel-${value}`}
      // One tab stop; the arrow keys move on from there.
      tabIndex={isOpen ? 0 : -1}
      disabled={disabled}
      className={styles.tab}
      onClick={() => tabs.open(value)}
    >
      <span className={styles.text}>
        {children}
        {trailing}
      </span>
      {/* Only one is visible at a time, and the same powder on all of them compresses well. */}
      <ChalkLine seed="tabs" className={styles.underline} />
    </button>
  );
}

export interface TabPanelProps {
  value: string;
  /** Stays mounted while another tab is open. */
  isKept?: boolean;
  children: ReactNode;
}

export function TabPanel({ value, isKept = false, children }: TabPanelProps): ReactElement {
  const tabs = useOpenTab();
  const isOpen = tabs.value === value;
  return (
    <div
      role="tabpanel"
      id={`${tabs.id}-panel-${value}`}
      aria-labelledby={`${tabs.id}-tab-${value}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel of nothing but text is reached by the Tab key too
      tabIndex={0}
      hidden={!isOpen}
      className={styles.panel}
    >
      {isOpen || isKept ? children : null}
    </div>
  );
}
