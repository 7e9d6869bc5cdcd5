import type { ReactElement } from 'react';
import { Button } from '../../ui/button.tsx';
import { Glyph } from '../../ui/glyphs.tsx';

export interface CompleteButtonProps {
  readonly isCompleted: boolean;
  readonly isPending: boolean;
  readonly onComplete: () => void;
}

export function CompleteButton({ isCompleted, isPending, onComplete }: CompleteButtonProps): ReactElement {
  if (isCompleted) {
    return (
      <Button disabled fullWidth icon={<Glyph name="check" size={20} />}>
        Completed
      </Button>
    );
  }
  return (
    <Button
      variant="marker"
      fullWidth
      loading={isPending}
      icon={<Glyph name="check" size={20} />}
      onClick={onComplete}
    >
      {isPending ? 'Marking...' : 'Mark Complete'}
    </Button>
  );
}
