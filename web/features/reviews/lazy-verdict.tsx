import { lazyComponent } from '../../ui/lazy-component.tsx';
import { loadCodeAhead } from '../../ui/load-code.ts';

const load = async () => (await import('./verdict-dialog.tsx')).VerdictDialog;

/** Loaded when the pointer or the focus comes near the decision buttons. */
export function prepareVerdict(): void {
  void loadCodeAhead(load);
}

export const LazyVerdict = lazyComponent(load);
