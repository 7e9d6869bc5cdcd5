import type { ReactElement, ReactNode, SyntheticEvent } from 'react';
import { TitleLevel } from '../../../ui/chalk-heading.tsx';

/** What may be pressed in a preview: it only shows more of it. */
const harmless = '[role="tab"], summary, [aria-expanded]';

/** A screen to be looked at and read. Its links lead nowhere, and its buttons do nothing to anybody. */
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
