import { lazyComponent } from '../ui/lazy-component.tsx';

/** Loaded after hydration, because nothing it listens for can fail before. */
export const LazySignedOut = lazyComponent(
  async () => (await import('../features/signed-out/signed-out-message.tsx')).SignedOutMessage,
);
