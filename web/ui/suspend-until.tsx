import { type ReactElement, type ReactNode, use } from 'react';

interface SuspendUntilProps {
  /** Undefined if there is nothing to wait for. */
  readonly promise: Promise<void> | undefined;
  readonly children: ReactNode;
}

/** While it waits, React leaves what the server has rendered as it is. */
export function SuspendUntil({ promise, children }: SuspendUntilProps): ReactElement {
  if (promise) use(promise);
  return <>{children}</>;
}
