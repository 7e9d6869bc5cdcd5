import type { ReactElement, ReactNode, SyntheticEvent } from 'react';
import { TitleLevel } from '../../../ui/chalk-heading.tsx';

/** Controls that work in a preview, because they only show more of it. */
const harmless = '[role="tab"], summary, [aria-expanded]';

/** A screen to look at. Its links and buttons do nothing. */
export function InertPreview({
  className,
  children,
}: {
  className?: string | undefined;
  children: ReactNode;
}): ReactElement {
  const stop = (event: SyntheticEvent) => {
    if (event.target instanceof Element && event.target.closest(harmless)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className={className} onClickCapture={stop} onSubmitCapture={stop}>
      <TitleLevel value={2}>{children}</TitleLevel>
    </div>
  );
}
