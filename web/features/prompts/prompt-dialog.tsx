import { type ReactElement, type ReactNode, useId } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { PlaceholderFields } from './placeholder-fields.tsx';
import styles from './prompt-dialog.module.css';
import type { PromptFill } from './prompt-fill.ts';
import { PromptText } from './prompt-text.tsx';

export interface PromptDialogProps {
  readonly title: string;
  readonly description?: string | undefined;
  readonly fill: PromptFill;
  /** Its category, and where it is used. */
  readonly facts?: ReactNode;
  /** The buttons at the bottom. */
  readonly actions: ReactNode;
  readonly onClose: () => void;
}

/** A whole prompt over the page, with fields for its blanks next to it. */
export function PromptDialog(props: PromptDialogProps): ReactElement {
  const { title, description, fill, facts, actions, onClose } = props;
  const fillHeading = useId();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      className={classNames(styles.dialog, fill.names.length > 0 && styles.withFields)}
      title={title}
      description={description}
      footer={actions}
    >
      <div className={styles.content}>
        {facts ? <div className={styles.facts}>{facts}</div> : null}
        <PromptText parts={fill.parts} values={fill.values} className={styles.text} />
        {fill.names.length > 0 ? (
          <section className={styles.fill} aria-labelledby={fillHeading}>
            <h3 id={fillHeading} className={styles.heading}>
              Fill in, then copy
            </h3>
            <PlaceholderFields fill={fill} />
            <p className={styles.hint}>Anything you leave blank stays as it is.</p>
          </section>
        ) : null}
      </div>
    </Dialog>
  );
}
