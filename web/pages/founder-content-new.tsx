import { kindNamed } from '@chalkline/domain/content/kind-names';
import { dayOf } from '@chalkline/domain/calendar/calendar-date';
import type { ReactElement } from 'react';
import { NewItemDesk } from '../features/content-editor/new-item-desk.tsx';

interface ScreenProps {
  readonly parameters: Readonly<Record<string, string>>;
}

export function Screen({ parameters }: ScreenProps): ReactElement | null {
  const kind = kindNamed(parameters.kind);
  return kind ? <NewItemDesk key={kind} kind={kind} today={dayOf(new Date().toISOString())} /> : null;
}
