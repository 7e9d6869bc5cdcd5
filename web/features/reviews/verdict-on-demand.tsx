import { onDemand } from '../../ui/on-demand.tsx';

const load = async () => (await import('./verdict-dialog.tsx')).VerdictDialog;

/** Loaded when the pointer or the focus comes near the decision buttons. */
export function prepareVerdict(): void {
  void load();
}

export const VerdictOnDemand = onDemand(load);
