import { onDemand } from '../ui/on-demand.tsx';

/** Loaded after hydration, because nothing it listens for can fail before. */
export const SignedOutOnDemand = onDemand(
  async () => (await import('../features/signed-out/signed-out-message.tsx')).SignedOutMessage,
);
