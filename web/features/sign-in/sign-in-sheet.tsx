import type { ReactElement, ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';
import { ChalkHeading } from '../../ui/chalk-heading.tsx';
import { Container } from '../../ui/layout.tsx';
import { PartDrawing } from '../../ui/part-drawing.tsx';
import type { PartSubject } from '../../ui/parts/part-subjects.ts';
import styles from './sign-in-sheet.module.css';

export interface SignInSheetProps {
  readonly title: string;
  readonly lead: ReactNode;
  readonly drawing: { readonly subject: PartSubject; readonly label: string };
  readonly children: ReactNode;
}

/** A sign-in page: what to do on the left, on a sheet, and a drawing beside it where there is room. */
export function SignInSheet({ title, lead, drawing, children }: SignInSheetProps): ReactElement {
  return (
    <Container className={styles.page}>
      <div className={styles.column}>
        <ChalkHeading>{title}</ChalkHeading>
        <p className={styles.lead}>{lead}</p>
        <Card className={styles.sheet}>{children}</Card>
      </div>
      <div className={styles.drawing}>
        <PartDrawing seed={title} subject={drawing.subject} label={drawing.label} />
      </div>
    </Container>
  );
}
