import type { Ticket } from '@chalkline/contract/tickets';
import type { ReactElement } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogClose } from '../../ui/dialog.tsx';
import { useDeleteTicket } from './delete-ticket.ts';

interface DeleteTicketDialogProps {
  readonly ticket: Ticket;
  readonly onClose: () => void;
  readonly onDeleted?: () => void;
}

export function DeleteTicketDialog({ ticket, onClose, onDeleted }: DeleteTicketDialogProps): ReactElement {
  const { mutate, isPending } = useDeleteTicket();
  const confirm = () =>
    mutate(ticket, {
      onSuccess: () => {
        onClose();
        onDeleted?.();
      },
    });
  return (
    <Dialog
      open
      onOpenChange={() => (isPending ? undefined : onClose())}
      title="Delete this ticket?"
      description={`This deletes “${ticket.title}” with its history and conversation. You can't undo this.`}
      footer={
        <>
          <DialogClose>
            <Button disabled={isPending}>Keep it</Button>
          </DialogClose>
          <Button variant="danger" loading={isPending} onClick={confirm}>
            {isPending ? 'Deleting...' : 'Delete ticket'}
          </Button>
        </>
      }
    />
  );
}
