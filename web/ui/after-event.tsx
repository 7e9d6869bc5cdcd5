import { type ReactElement, type ReactNode, use } from 'react';

interface AfterEventProps {
  /** Undefined if nothing has to happen first. */
  readonly event: Promise<void> | undefined;
  readonly children: ReactNode;
}

/** Leaves what the server has rendered as it is until something has happened. */
export function AfterEvent({ event, children }: AfterEventProps): ReactElement {
  if (event) use(event);
  return <>{children}</>;
}
