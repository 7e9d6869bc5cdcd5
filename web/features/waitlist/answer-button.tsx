import type { ReactElement } from 'react';
import { Button } from '../../ui/button.tsx';

export interface AnswerButtonProps {
  /** The page's own address, which takes the post. */
  readonly action: string;
  readonly label: string;
}

/** Answers a letter: a press, because links are followed by machines, too. */
export function AnswerButton({ action, label }: AnswerButtonProps): ReactElement {
  return (
    <form method="post" action={action}>
      <Button type="submit" variant="marker">
        {label}
      </Button>
    </form>
  );
}
