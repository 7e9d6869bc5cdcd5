import { type ReactElement, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from './button.tsx';
import styles from './confirm-dialog.module.css';
import { Dialog, DialogClose } from './dialog.tsx';
import { Glyph } from './glyphs.tsx';

export interface ConfirmDialogProps {
  readonly title: string;
  /** What will happen after confirming. */
  readonly description: string;
  readonly keepLabel: string;
  readonly confirmLabel: string;
  readonly busyLabel: string;
  /** Whether the action can't be undone; then it is shown in red. */
  readonly isDangerous?: boolean;
  readonly isBusy: boolean;
  /** Why the last attempt failed. */
  readonly failure: string | undefined;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  /** Where the focus goes if the element that opened the dialog is gone after the action. */
  readonly focusAfter?: (() => HTMLElement | null) | undefined;
  /** Starts with the focus at the top and not in the first field, because there is something to read first. */
  readonly startsAtTop?: boolean;
  /** Fields to fill in first. */
  readonly children?: ReactNode;
}

/** Asks for confirmation, and stays open until the action succeeds or is cancelled. */
export function ConfirmDialog(props: ConfirmDialogProps): ReactElement {
  const { title, description, isBusy, failure, onConfirm, onClose } = props;
  const { focusAfter, startsAtTop = false, children } = props;
  const formId = useId();
  const { form, tried } = useFocusOnWrong();
  return (
    <Dialog
      open
      onOpenChange={() => (isBusy ? undefined : onClose())}
      title={title}
      description={description}
      focusAfter={focusAfter}
      startsAtTop={startsAtTop}
      footer={<Answers {...props} formId={formId} />}
    >
      <form
        ref={form}
        id={formId}
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (isBusy) return;
          onConfirm();
          tried();
        }}
      >
        {children}
      </form>
      <div role="alert">{failure && !isBusy ? <Failure>{failure}</Failure> : null}</div>
    </Dialog>
  );
}

/** If a field is invalid, confirming moves the focus to it. */
function useFocusOnWrong() {
  const form = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [tries]);
  return { form, tried: () => setTries(tries + 1) };
}

function Answers(props: ConfirmDialogProps & { readonly formId: string }): ReactElement {
  const { keepLabel, confirmLabel, busyLabel, isDangerous = false, isBusy, formId } = props;
  return (
    <>
      <DialogClose>
        <Button disabled={isBusy}>{keepLabel}</Button>
      </DialogClose>
      <Button variant={isDangerous ? 'danger' : 'marker'} type="submit" form={formId} loading={isBusy}>
        {isBusy ? busyLabel : confirmLabel}
      </Button>
    </>
  );
}

function Failure({ children }: { children: string }): ReactElement {
  return (
    <p className={styles.failure}>
      <Glyph name="alert" size={20} />
      <span>{children}</span>
    </p>
  );
}
