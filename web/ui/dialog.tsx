import * as Radix from 'radix-ui/dialog';
import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { afterNextPaint } from './after-next-paint.ts';
import { classNames } from './class-names.ts';
import { dialogCloser } from './close-dialog.ts';
import styles from './dialog.module.css';
import { Glyph } from './glyphs.tsx';
import { useOverlayContainer } from './overlay-container.tsx';

export interface DialogProps {
  title: ReactNode;
  description?: ReactNode;
  /** A button that opens the dialog; leave it out and use `open` to open it from elsewhere. */
  trigger?: ReactElement;
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Where the focus goes on closing, instead of the element that opened the dialog. */
  focusAfter?: (() => HTMLElement | null) | undefined;
  /** The row of buttons at the bottom; it stays in view when the content scrolls. */
  footer?: ReactNode;
  /** Starts with the focus at the top and not in the first field, because there is something to read first. */
  startsAtTop?: boolean;
  /** Starts in the first field even where that opens an on-screen keyboard, because typing comes first. */
  startsInField?: boolean;
  className?: string | undefined;
  children?: ReactNode;
}

/** A modal dialog in the middle of the screen; on a phone it rises from the bottom edge. */
export function Dialog(props: DialogProps): ReactElement {
  return <Overlay {...props} place="middle" />;
}

export interface SheetProps extends DialogProps {
  side?: 'left' | 'right';
}

/** A modal panel that comes in from one side of the screen. */
export function Sheet({ side = 'right', ...props }: SheetProps): ReactElement {
  return <Overlay {...props} place={side} />;
}

/** Closes the dialog or sheet around it; wraps a button. */
export function DialogClose({ children }: { children: ReactElement }): ReactElement {
  return <Radix.Close asChild>{children}</Radix.Close>;
}

function Overlay(props: DialogProps & { place: 'middle' | 'left' | 'right' }): ReactElement {
  const { trigger, open, defaultOpen, onOpenChange, ...panel } = props;
  const changeAfterPaint = useAfterPaint(onOpenChange);
  const root = {
    ...(open === undefined ? {} : { open }),
    ...(defaultOpen === undefined ? {} : { defaultOpen }),
    ...(onOpenChange ? { onOpenChange: changeAfterPaint } : {}),
  };
  return (
    <Radix.Root {...root}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal container={useOverlayContainer()}>
        <Radix.Overlay className={styles.veil} />
        <Panel {...panel} hasTrigger={trigger !== undefined} />
      </Radix.Portal>
    </Radix.Root>
  );
}

/**
 * Lets the browser show that a button or key was pressed before a dialog appears or disappears, which takes a phone
 * longer. A second request to do so is ignored until then, and one for a dialog that has gone meanwhile, too.
 */
function useAfterPaint(onOpenChange: DialogProps['onOpenChange']) {
  const isChanging = useRef(false);
  const latest = useRef(onOpenChange);
  useEffect(() => {
    latest.current = onOpenChange;
    return () => {
      latest.current = undefined;
    };
  }, [onOpenChange]);
  return (open: boolean) => {
    if (isChanging.current) return;
    isChanging.current = true;
    afterNextPaint(() => {
      isChanging.current = false;
      latest.current?.(open);
    });
  };
}

interface PanelProps extends Omit<DialogProps, 'trigger'> {
  place: 'middle' | 'left' | 'right';
  hasTrigger: boolean;
}

function Panel(props: PanelProps): ReactElement {
  const { place, title, description, footer, className, children, hasTrigger } = props;
  const described = description ? {} : { 'aria-describedby': undefined };
  const { onOpenAutoFocus, onCloseAutoFocus } = useFocusReturn(props);
  return (
    <Radix.Content
      className={classNames(styles.panel, styles[place], className)}
      data-place={place}
      {...described}
      onOpenAutoFocus={onOpenAutoFocus}
      {...(hasTrigger ? {} : { onCloseAutoFocus })}
    >
      <header className={styles.header}>
        <Radix.Title className={styles.title}>{title}</Radix.Title>
        {description && <Radix.Description className={styles.description}>{description}</Radix.Description>}
      </header>
      {children && <div className={styles.content}>{children}</div>}
      {footer && <footer className={styles.footer}>{footer}</footer>}
      <Radix.Close className={styles.close} aria-label="Close" {...dialogCloser}>
        <Glyph name="close" />
      </Radix.Close>
    </Radix.Content>
  );
}

type FocusPlaces = Pick<DialogProps, 'focusAfter' | 'startsAtTop' | 'startsInField'>;

/** Returns the focus to the element that had it. Without a trigger, Radix does not know which one that was. */
function useFocusReturn({ focusAfter, startsAtTop = false, startsInField = false }: FocusPlaces) {
  const opener = useRef<Element>(null);
  return {
    onOpenAutoFocus: (event: Event) => {
      opener.current = document.activeElement;
      if (startsInField || (!startsAtTop && !isTouchOnly())) return queueMicrotask(putCursorAtEnd);
      // A focused field would open the on-screen keyboard over the text.
      event.preventDefault();
      (event.currentTarget as HTMLElement).focus();
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const back = canTakeFocus(opener.current) ? opener.current : document.querySelector('main');
      const place = focusAfter?.() ?? back;
      if (place instanceof HTMLElement) place.focus({ preventScroll: true });
    },
  };
}

/** Radix selects the text of the first field, so one key would erase it. This puts the cursor at the end. */
function putCursorAtEnd(): void {
  const { activeElement: field } = document;
  if (field instanceof HTMLInputElement && field.selectionEnd !== null)
    field.selectionStart = field.selectionEnd;
}

/** A dialog that was open when the page loaded has no opener, and an opener may be gone by now. */
function canTakeFocus(opener: Element | null): boolean {
  return opener !== null && opener !== document.body && opener.isConnected;
}

function isTouchOnly(): boolean {
  return !window.matchMedia('(any-hover: hover)').matches;
}
