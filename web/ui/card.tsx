import type { ComponentProps, ReactElement } from 'react';
import styles from './card.module.css';
import { classNames } from './class-names.ts';

export interface CardProps extends ComponentProps<'div'> {
  as?: 'div' | 'article' | 'section' | 'li';
  /** `sunk` lies below the page surface; `dashed` marks an empty place. */
  tone?: 'sheet' | 'sunk' | 'dashed';
  /** Reacts to the pointer. Give the card one link with `stretchedLink`. */
  interactive?: boolean;
  /** Off when the card is made of `CardMedia` and `CardBody`. */
  padded?: boolean;
}

export function Card(props: CardProps): ReactElement {
  const { as = 'div', tone = 'sheet', interactive, padded = true, className, ...native } = props;
  // These elements differ from a div in meaning only and take the same attributes.
  const Element = as as 'div';
  const look = classNames(
    styles.card,
    styles[tone],
    interactive && styles.interactive,
    padded && styles.padded,
    className,
  );
  return <Element {...native} className={look} />;
}

/** The full-bleed picture at the top of a card. `dimmed` greys the picture, never the text. */
export function CardMedia({
  dimmed,
  className,
  ...native
}: ComponentProps<'div'> & { dimmed?: boolean | undefined }): ReactElement {
  return <div {...native} className={classNames(styles.media, dimmed && styles.dimmed, className)} />;
}

export function CardBody({ className, ...native }: ComponentProps<'div'>): ReactElement {
  return <div {...native} className={classNames(styles.body, className)} />;
}

/** Class of a link whose target is the whole card around it. */
export const stretchedLink: string = styles.stretchedLink ?? '';
