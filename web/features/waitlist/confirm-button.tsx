import type { ReactElement } from 'react';
import { Button } from '../../ui/button.tsx';

export interface ConfirmButtonProps {
  /** The address of the page, which accepts the post. */
  readonly action: string;
  readonly label: string;
}

/** A button and not a link, because mail scanners follow links. */
export function ConfirmButton({ action, label }: ConfirmButtonProps): ReactElement {
  return (
    <form method="post" action={action}>
      <Button type="submit" variant="marker">
        {label}
      </Button>
    </form>
  );
}
