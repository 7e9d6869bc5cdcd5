import type { ReactElement } from 'react';
import styles from './cover-image.module.css';

export interface CoverImageProps {
  readonly src: string;
  /** The available sizes of the picture, if there are several. */
  readonly srcSet: string | undefined;
}

/** A decorative picture on a card with a title. */
export function CoverImage({ src, srcSet }: CoverImageProps): ReactElement {
  return (
    <img
      className={styles.image}
      src={src}
      srcSet={srcSet}
      sizes="(max-width: 640px) 100vw, 400px"
      alt=""
      width={640}
      height={360}
      loading="lazy"
      decoding="async"
    />
  );
}
