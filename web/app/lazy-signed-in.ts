import { lazyComponent } from '../ui/lazy-component.tsx';
import { loadCodePatiently } from '../ui/load-code.ts';

/** Loaded after hydration, because nothing it listens for can happen before, and patiently, because it shows nothing. */
export const LazySignedIn = lazyComponent(
  async () => (await import('./signed-in.tsx')).SignedIn,
  null,
  loadCodePatiently,
);
