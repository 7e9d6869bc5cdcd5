import type { ReactElement } from 'react';
import { useAskAnew } from '../features/founder-shell/ask-anew.ts';
import { ConsoleRail } from '../features/founder-shell/console-rail.tsx';
import { AppShell, type AppShellProps } from '../features/shell/app-shell.tsx';
import { BrandMark } from '../features/shell/brand-mark.tsx';

/** The founder console: built like the app, with a navigation of its own. */
export function ConsoleShell({ title, children }: AppShellProps): ReactElement {
  useAskAnew();
  return (
    <AppShell title={title} place="Founder console" rail={<ConsoleRail head={<BrandMark />} />}>
      {children}
    </AppShell>
  );
}
