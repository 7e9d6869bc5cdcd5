import { type ReactElement, type ReactNode, useId, useState } from 'react';
import { OverlayContainer } from '../overlay-container.tsx';
import styles from './specimen.module.css';

interface SpecimenProps {
  title: string;
  /** How the component behaves where a picture cannot show it. */
  note?: ReactNode;
  /** A landmark needs another name in each theme: both are on the page. */
  children: ReactNode | ((theme: SpecimenTheme) => ReactNode);
}

export type SpecimenTheme = 'light' | 'dark';

/** One component in both themes, side by side. */
export function Specimen({ title, note, children }: SpecimenProps): ReactElement {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.specimen}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {note && <p className={styles.note}>{note}</p>}
      </div>
      <div className={styles.pair}>
        {(['light', 'dark'] as const).map((theme) => (
          <ThemePanel key={theme} theme={theme}>
            {typeof children === 'function' ? children(theme) : children}
          </ThemePanel>
        ))}
      </div>
    </section>
  );
}

function ThemePanel({ theme, children }: { theme: SpecimenTheme; children: ReactNode }): ReactElement {
  const [panel, setPanel] = useState<HTMLElement | null>(null);
  return (
    <div ref={setPanel} data-theme={theme} className={styles.panel}>
      <OverlayContainer value={panel}>{children}</OverlayContainer>
    </div>
  );
}

/** One state of a component, with its name above it. */
export function State({ name, children }: { name: string; children: ReactNode }): ReactElement {
  return (
    <div className={styles.state}>
      <p className={styles.name}>{name}</p>
      {children}
    </div>
  );
}
