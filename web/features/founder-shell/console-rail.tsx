import type { ReactElement, ReactNode } from 'react';
import { useLocation } from 'wouter';
import { useViewer } from '../../api/viewer.ts';
import { Rail } from '../../ui/rail.tsx';
import { consoleItems } from './sections.ts';

export function ConsoleRail({ head }: { head: ReactNode }): ReactElement {
  const [path] = useLocation();
  const { viewer } = useViewer();
  return (
    <Rail label="Founder console" head={head} items={consoleItems(path, viewer?.role ?? null)} tone="chalk" />
  );
}
