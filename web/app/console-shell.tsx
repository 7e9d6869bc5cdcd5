import type { ReactElement } from 'react';
import { ConsoleRail } from '../features/founder-shell/console-rail.tsx';
import { useAskAnew } from '../features/founder-shell/refetch-on-open.ts';
import { AppShell, type AppShellProps } from '../features/shell/app-shell.tsx';
import { BrandMark } from '../features/shell/brand-mark.tsx';

/** The founder console: built like the app, with its own navigation. */
export function ConsoleShell({ title, children }: AppShellProps): ReactElement {
  useAskAnew();
  return (
    <AppShell title={title} place="Founder console" rail={<ConsoleRail head={<BrandMark />} />}>
      {children}
    </AppShell>
  );
}
