import { type ComponentType, type ReactElement, useEffect, useState } from 'react';
import type { VerdictDialogProps } from './verdict-dialog.tsx';

const load = () => import('./verdict-dialog.tsx');

/** Comes when somebody draws near to a verdict. */
export function prepareVerdict(): void {
  void load();
}

export function VerdictOnDemand(props: VerdictDialogProps): ReactElement | null {
  const [VerdictDialog, setVerdictDialog] = useState<ComponentType<VerdictDialogProps>>();
  useEffect(() => {
    void load().then((module) => setVerdictDialog(() => module.VerdictDialog));
  }, []);
  return VerdictDialog ? <VerdictDialog {...props} /> : null;
}
