import type { ReactElement, ReactNode } from 'react';
import { HeroLayout } from '../../ui/hero-layout.tsx';
import { PartDrawing } from '../../ui/part-drawing.tsx';
import type { PartSubject } from '../../ui/parts/part-subjects.ts';
import styles from './page-header.module.css';
import { StartButton } from './start-button.tsx';

export interface PageHeaderProps {
  readonly title: string;
  /** The drawing next to the text, where there is room. */
  readonly subject: PartSubject;
  readonly label: string;
  /** The main action; by default the link into the app. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** The header of a public page: its title, a description and the next step. */
export function PageHeader({ title, subject, label, action, children }: PageHeaderProps): ReactElement {
  return (
    <HeroLayout
      heading={title}
      lead={children}
      isClose
      isWordy
      drawing={
        <div className={styles.drawing}>
          <PartDrawing seed={title} subject={subject} label={label} />
        </div>
      }
    >
      {action ?? <StartButton />}
    </HeroLayout>
  );
}
