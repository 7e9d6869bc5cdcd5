import { mayUse } from '@chalkline/domain/access/roles';
import type { ReactElement, ReactNode } from 'react';
import { useLocation } from 'wouter';
import { questionCountResource } from '../../api/console-resources.ts';
import { useResource } from '../../api/resource.ts';
import { useViewer } from '../../api/viewer.ts';
import { Rail } from '../../ui/rail.tsx';
import { consoleItems } from './sections.ts';

export function ConsoleRail({ head }: { head: ReactNode }): ReactElement {
  const [path] = useLocation();
  const { viewer } = useViewer();
  const role = viewer?.role ?? null;
  const { data: questions } = useResource(questionCountResource, mayUse(role, 'questions'));
  const waiting = questions ? { questions: questions.open } : {};
  return <Rail label="Founder console" head={head} items={consoleItems(path, role, waiting)} tone="chalk" />;
}
