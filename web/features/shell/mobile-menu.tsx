import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { Glyph } from '../../ui/glyphs.tsx';
import styles from './mobile-menu.module.css';

/** The navigation of a narrow screen. It is a disclosure of the browser's own: it opens with scripts off too. */
export function MobileMenu({ children }: { children: ReactNode }): ReactElement {
  const menu = useRef<HTMLDetailsElement>(null);
  const [path] = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: arriving at another address closes the menu
  useEffect(() => close(menu.current), [path]);
  useEffect(() => closeOnEscape(menu), []);
  useEffect(() => closeWhenLeft(menu), []);

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

type MenuPlace = { readonly current: HTMLDetailsElement | null };

/** Pressing or moving the focus anywhere else leaves the menu. */
function closeWhenLeft(menu: MenuPlace): () => void {
  const onLeave = (event: Event) => {
    if (event.target instanceof Node && !menu.current?.contains(event.target)) close(menu.current);
  };
  document.addEventListener('pointerdown', onLeave);
  document.addEventListener('focusin', onLeave);
  return () => {
    document.removeEventListener('pointerdown', onLeave);
    document.removeEventListener('focusin', onLeave);
  };
}

function closeOnEscape(menu: MenuPlace): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !menu.current?.open) return;
    close(menu.current);
    menu.current.querySelector('summary')?.focus();
  };
  document.addEventListener('keydown', onKey);
  return () => document.removeEventListener('keydown', onKey);
}
