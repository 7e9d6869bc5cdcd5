import { onDemand } from '../../ui/on-demand.tsx';

const load = async () => (await import('./verdict-dialog.tsx')).VerdictDialog;

/** Comes when somebody draws near to a verdict. */
export function prepareVerdict(): void {
  void load();
}

export const VerdictOnDemand = onDemand(load);
