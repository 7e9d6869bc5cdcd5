import type { ReactElement } from 'react';
import styles from './cover-image.module.css';

export interface CoverImageProps {
  readonly src: string;
  /** The available sizes of the picture, if there are several. */
  readonly srcSet: string | undefined;
  /** What it shows, where it is more than decoration. */
  readonly alt?: string;
}

/** A picture on a card with a title; by default only decoration. */
export function CoverImage({ src, srcSet, alt = '' }: CoverImageProps): ReactElement {
  return (
    <img
      className={styles.image}
      src={src}
      srcSet={srcSet}
      sizes="(max-width: 640px) 100vw, 400px"
      alt={alt}
      width={640}
      height={360}
      loading="lazy"
      decoding="async"
    />
  );
}
