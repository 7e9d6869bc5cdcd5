import { type ReactElement, useState } from 'react';
import { MoreButton } from './more-button.tsx';

export interface MorePagesProps {
  /** Where the page above ended; nothing after the last. */
  readonly after: string | null;
  /** What the button stands in. */
  readonly frame: (button: ReactElement) => ReactElement;
  readonly pageAfter: (after: string) => ReactElement;
}

/** What stands below a page of a list: the button that asks for the next, and then the next itself. */
export function MorePages({ after, frame, pageAfter }: MorePagesProps): ReactElement | null {
  const [isWanted, setWanted] = useState(false);
  if (!after) return null;
  return isWanted ? pageAfter(after) : frame(<MoreButton loading={false} onMore={() => setWanted(true)} />);
}
