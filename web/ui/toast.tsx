import * as Radix from 'radix-ui/toast';
import { type ReactElement, useState } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { closeDialogAround } from './close-dialog.ts';
import { Glyph } from './glyphs.tsx';
import styles from './toast.module.css';
import { dismissToast, TOAST_DURATION, type ToastRecord, useToast } from './toast-store.ts';
import { useToastTimer } from './toast-timer.ts';

const SWIPE_THRESHOLD = 50;

const glyphs = { default: 'info', success: 'check', destructive: 'alert' } as const;

/** Where toasts appear: once, near the end of the document. */
export function Toaster(): ReactElement {
  const { toasts } = useToast();
  return (
    <Radix.Provider swipeDirection="right" swipeThreshold={SWIPE_THRESHOLD}>
      {toasts.map((shown) => (
        <ToastSheet key={shown.id} shown={shown} />
      ))}
      {/* Each toast announces itself, because a live region stays readable while a dialog is open. */}
      <Radix.Viewport className={styles.viewport} hotkey={['F8']} aria-live="off" />
    </Radix.Provider>
  );
}

function ToastSheet({ shown }: { shown: ToastRecord }): ReactElement {
  const { id, open, title, description, variant = 'default', action, duration = TOAST_DURATION } = shown;
  const [sheet, setSheet] = useState<HTMLLIElement | null>(null);
  const close = () => dismissToast(id);
  useToastTimer(sheet, open, duration, close);
  return (
    <Radix.Root
      ref={setSheet}
      className={classNames(styles.toast, styles[variant])}
      open={open}
      onOpenChange={(next) => !next && close()}
      onEscapeKeyDown={leaveEscapeToDialog}
      // `useToastTimer` keeps the time.
      duration={Number.POSITIVE_INFINITY}
    >
      <Glyph name={glyphs[variant]} className={styles.glyph} />
      <div className={styles.text}>
        {title && <Radix.Title className={styles.title}>{title}</Radix.Title>}
        {description && <Radix.Description>{description}</Radix.Description>}
      </div>
      {action && (
        // Screen readers also announce the key that leads to the toast, for people who can't reach it in time.
        <Radix.Action altText={`${action.label} (press F8 to get there)`} asChild>
          <Button size="small" onClick={action.run}>
            {action.label}
          </Button>
        </Radix.Action>
      )}
      <Radix.Close className={styles.close} aria-label="Dismiss">
        <Glyph name="close" size={20} />
      </Radix.Close>
    </Radix.Root>
  );
}

/** A toast lies above everything else and receives Escape first, but it is meant for the dialog in use. */
function leaveEscapeToDialog(event: KeyboardEvent): void {
  if (closeDialogAround(document.activeElement)) event.preventDefault();
}
