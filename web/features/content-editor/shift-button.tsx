import type { ReactElement } from 'react';
import { Button } from '../../ui/button.tsx';
import { Glyph } from '../../ui/glyphs.tsx';

interface ShiftButtonProps {
  readonly label: string;
  readonly glyph: 'arrow-up' | 'arrow-down';
  readonly isPossible: boolean;
  onShift(): void;
}

/** At the end of the list the button stays but does nothing, so that the focus is not lost. */
export function ShiftButton({ label, glyph, isPossible, onShift }: ShiftButtonProps): ReactElement {
  return (
    <Button
      variant="quiet"
      size="small"
      iconOnly
      icon={<Glyph name={glyph} size={20} />}
      aria-label={label}
      aria-disabled={!isPossible || undefined}
      onClick={isPossible ? onShift : undefined}
    />
  );
}
