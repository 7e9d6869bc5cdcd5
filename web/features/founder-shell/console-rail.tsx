import { useQueryClient } from '@tanstack/react-query';
import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { waitingWorkResource } from '../../api/console-resources.ts';
import { useResource } from '../../api/resource.ts';
import { useViewer } from '../../api/viewer.ts';
import { Rail } from '../../ui/rail.tsx';
import { consoleItems } from './sections.ts';

export function ConsoleRail({ head }: { head: ReactNode }): ReactElement {
  const [path] = useLocation();
  const { viewer } = useViewer();
  const { data: waiting } = useResource(waitingWorkResource);
  useCountAgain(path);
  return (
    <Rail
      label="Founder console"
      head={head}
      items={consoleItems(path, viewer?.role ?? null, waiting)}
      tone="chalk"
    />
  );
}

/** Counts what waits again whenever another screen is opened. */
function useCountAgain(path: string): void {
  const client = useQueryClient();
  const countedOn = useRef(path);
  useEffect(() => {
    if (countedOn.current === path) return;
    countedOn.current = path;
    void client.invalidateQueries({ queryKey: waitingWorkResource.key });
  }, [client, path]);
}
