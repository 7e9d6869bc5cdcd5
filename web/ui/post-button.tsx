import type { ReactElement } from 'react';
import { Button } from './button.tsx';

export interface PostButtonProps {
  /** The address of the page, which accepts the post. */
  readonly action: string;
  readonly label: string;
}

/** A button and not a link, because mail scanners follow links. */
export function PostButton({ action, label }: PostButtonProps): ReactElement {
  return (
    <form method="post" action={action}>
      <Button type="submit" variant="marker">
        {label}
      </Button>
    </form>
  );
}
