import type { ComponentProps, MouseEvent, ReactElement, ReactNode } from 'react';
import styles from './button.module.css';
import { classNames } from './class-names.ts';
import { Glyph } from './glyphs.tsx';
import { isSecondPress } from './second-press.ts';
import { Spinner } from './spinner.tsx';

/** `marker` is the main action of a screen: use it only once per screen. */
export type ButtonVariant = 'marker' | 'outline' | 'quiet' | 'danger';
type ButtonSize = 'small' | 'medium' | 'large';

export interface ButtonLook {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  fullWidth?: boolean | undefined;
  /** A square button with one glyph; give it an `aria-label`. */
  iconOnly?: boolean | undefined;
}

interface ButtonContent {
  /** Shown before the text. A danger button shows the alert glyph when it has no icon of its own. */
  icon?: ReactNode;
  /** Shown after the text. */
  trailing?: ReactNode;
}

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook, ButtonContent {
  /** Shows a spinner in place of the icon. The button ignores clicks meanwhile and keeps the focus. */
  loading?: boolean;
  /**
   * Ignores the second press of a double-click. For a step whose button is replaced by that of the next step, which
   * nobody has meant to take.
   */
  ignoresSecondPress?: boolean;
}

export interface ButtonLinkProps extends ComponentProps<'a'>, ButtonLook, ButtonContent {}

/** The button's classes, for elements that are neither `Button` nor `ButtonLink`. */
export function buttonClass({
  variant = 'outline',
  size = 'medium',
  fullWidth,
  iconOnly,
}: ButtonLook): string {
  return classNames(
    styles.button,
    styles[variant],
    styles[size],
    fullWidth && styles.fullWidth,
    iconOnly && styles.iconOnly,
  );
}

export function Button(props: ButtonProps): ReactElement {
  const {
    variant,
    size,
    fullWidth,
    iconOnly,
    icon,
    trailing,
    loading = false,
    ignoresSecondPress,
    ...rest
  } = props;
  const { className, children, disabled, type = 'button', onClick, ...native } = rest;
  return (
    <button
      {...native}
      type={type}
      className={classNames(buttonClass({ variant, size, fullWidth, iconOnly }), className)}
      disabled={disabled}
      // Not `disabled`, because that would lose the focus.
      aria-disabled={loading || native['aria-disabled']}
      aria-busy={loading || undefined}
      onClick={loading ? doNothing : ignoresSecondPress ? onFirstPress(onClick) : onClick}
    >
      {loading ? <Spinner /> : leadingIcon(variant, icon, iconOnly)}
      {iconOnly && loading ? null : children}
      {trailing}
    </button>
  );
}

function onFirstPress(onClick: ButtonProps['onClick']): ButtonProps['onClick'] {
  return (event) => {
    if (!isSecondPress(event)) onClick?.(event);
  };
}

/** Ignores a click while the previous one is still being processed, also in a form. */
function doNothing(event: MouseEvent): void {
  event.preventDefault();
}

/** A link that looks like a button. Put it inside a router link as its child. */
export function ButtonLink(props: ButtonLinkProps): ReactElement {
  const { variant, size, fullWidth, iconOnly, icon, trailing, className, children, ...native } = props;
  return (
    <a {...native} className={classNames(buttonClass({ variant, size, fullWidth, iconOnly }), className)}>
      {leadingIcon(variant, icon, iconOnly)}
      {children}
      {trailing}
    </a>
  );
}

function leadingIcon(variant: ButtonVariant | undefined, icon: ReactNode, iconOnly = false): ReactNode {
  if (icon === undefined && variant === 'danger' && !iconOnly) return <Glyph name="alert" size={20} />;
  return icon;
}
