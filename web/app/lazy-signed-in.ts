import { lazyComponent } from '../ui/lazy-component.tsx';

/** Loaded after hydration, because nothing it listens for can happen before. */
export const LazySignedIn = lazyComponent(async () => (await import('./signed-in.tsx')).SignedIn);
