import { lazyComponent } from '../../ui/lazy-component.tsx';

const load = async () => (await import('./verdict-dialog.tsx')).VerdictDialog;

/** Loaded when the pointer or the focus comes near the decision buttons. */
export function prepareVerdict(): void {
  void load();
}

export const LazyVerdict = lazyComponent(load);
