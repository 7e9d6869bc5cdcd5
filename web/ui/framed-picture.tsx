import type { ReactElement, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './framed-picture.module.css';
import { Nail } from './nail.tsx';

export interface FramedPictureProps {
  /** The label on the frame, like the title of a drawing sheet. */
  readonly label: string;
  readonly caption?: ReactNode;
  readonly className?: string | undefined;
  /** The picture. */
  readonly children: ReactNode;
}

/** A picture as a sheet that hangs on a nail, with its title on the frame. */
export function FramedPicture({ label, caption, className, children }: FramedPictureProps): ReactElement {
  return (
    <figure className={classNames(styles.figure, className)}>
      <div className={styles.frame}>
        <p className={styles.label}>
          <Nail />
          {label}
        </p>
        {children}
      </div>
      {caption ? <figcaption className={styles.caption}>{caption}</figcaption> : null}
    </figure>
  );
}
