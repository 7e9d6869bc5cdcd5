import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { Glyph } from '../../ui/glyphs.tsx';
import { onEscape, onOutsideEvent } from '../../ui/outside-events.ts';
import styles from './mobile-menu.module.css';

/**
 * The navigation of a narrow screen. It uses the browser's own disclosure element, so it works without scripts.
 */
export function MobileMenu({ children }: { children: ReactNode }): ReactElement {
  const menu = useRef<HTMLDetailsElement>(null);
  const [path] = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: arriving at another address closes the menu
  useEffect(() => close(menu.current), [path]);
  useEffect(() => closeOnEscape(menu), []);
  useEffect(() => onOutsideEvent(menu, () => close(menu.current)), []);

  return (
    <details ref={menu} className={styles.menu}>
      <summary className={styles.summary} aria-label="Menu">
        <Glyph name="menu" />
      </summary>
      <nav className={styles.panel} aria-label="Menu">
        {children}
      </nav>
    </details>
  );
}

function close(menu: HTMLDetailsElement | null): void {
  if (menu) menu.open = false;
}

type MenuRef = { readonly current: HTMLDetailsElement | null };

function closeOnEscape(menu: MenuRef): () => void {
  return onEscape(() => {
    if (!menu.current?.open) return;
    close(menu.current);
    menu.current.querySelector('summary')?.focus();
  });
}
