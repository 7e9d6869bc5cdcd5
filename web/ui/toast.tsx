import { Toast as Radix } from 'radix-ui';
import type { ReactElement } from 'react';
import { classNames } from './class-names.ts';
import { Glyph } from './glyphs.tsx';
import styles from './toast.module.css';
import { dismissToast, TOAST_DURATION, type ToastRecord, useToast } from './toast-store.ts';

const SWIPE_THRESHOLD = 50;

/** Where toasts appear: once, near the end of the document. */
export function Toaster(): ReactElement {
  const { toasts } = useToast();
  return (
    <Radix.Provider duration={TOAST_DURATION} swipeDirection="right" swipeThreshold={SWIPE_THRESHOLD}>
      {toasts.map((shown) => (
        <ToastSheet key={shown.id} shown={shown} />
      ))}
      {/* Each toast announces itself. A live region is what an open dialog leaves readable. */}
      <Radix.Viewport className={styles.viewport} hotkey={['F8']} aria-live="off" />
    </Radix.Provider>
  );
}

function ToastSheet({ shown }: { shown: ToastRecord }): ReactElement {
  const { id, open, title, description, variant = 'default', duration } = shown;
  return (
    <Radix.Root
      className={classNames(styles.toast, styles[variant])}
      open={open}
      onOpenChange={(next) => !next && dismissToast(id)}
      {...(duration === undefined ? {} : { duration })}
    >
      <Glyph name={variant === 'destructive' ? 'alert' : 'info'} className={styles.glyph} />
      <div className={styles.words}>
        {title && <Radix.Title className={styles.title}>{title}</Radix.Title>}
        {description && <Radix.Description>{description}</Radix.Description>}
      </div>
      <Radix.Close className={styles.close} aria-label="Dismiss">
        <Glyph name="close" size={20} />
      </Radix.Close>
    </Radix.Root>
  );
}
