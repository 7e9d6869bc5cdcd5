import type { ComponentProps, ReactElement } from 'react';
import styles from './card.module.css';
import { classNames } from './class-names.ts';

interface CardLook {
  /** `sunk` lies below the page surface; `dashed` marks an empty place. */
  tone?: 'sheet' | 'sunk' | 'dashed' | undefined;
  /** Reacts to the pointer. Give the card one link with `stretchedLink`. */
  interactive?: boolean | undefined;
  /** Off when the card is made of `CardMedia` and `CardBody`. */
  padded?: boolean | undefined;
  className?: string | undefined;
}

export interface CardProps extends Omit<ComponentProps<'div'>, 'className'>, CardLook {
  as?: 'div' | 'article' | 'section' | 'li';
}

export function Card(props: CardProps): ReactElement {
  const { as = 'div', tone, interactive, padded, className, ...native } = props;
  // These elements differ from a div in meaning only and take the same attributes.
  const Element = as as 'div';
  return <Element {...native} className={cardClass({ tone, interactive, padded, className })} />;
}

/** The classes of a card, for elements that are not a `Card`. */
export function cardClass({ tone = 'sheet', interactive, padded = true, className }: CardLook): string {
  return classNames(
    styles.card,
    styles[tone],
    interactive && styles.interactive,
    padded && styles.padded,
    className,
  );
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
