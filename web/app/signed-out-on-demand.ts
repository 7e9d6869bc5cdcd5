import { onDemand } from '../ui/on-demand.tsx';

/** Comes once the page is alive: nothing that it listens for fails before. */
export const SignedOutOnDemand = onDemand(
  async () => (await import('../features/signed-out/signed-out-message.tsx')).SignedOutMessage,
);
