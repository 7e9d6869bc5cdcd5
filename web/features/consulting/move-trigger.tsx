import type { ReactElement } from 'react';
import { Button, type ButtonProps } from '../../ui/button.tsx';

interface MoveTriggerProps extends ButtonProps {
  readonly ticketTitle: string;
}

/** The button that opens the menu of a ticket. */
export function MoveTrigger({ ticketTitle, ...button }: MoveTriggerProps): ReactElement {
  return (
    <Button {...button} variant="quiet" size="small" aria-label={`Move “${ticketTitle}” to…`}>
      Move to…
    </Button>
  );
}
