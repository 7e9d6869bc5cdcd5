import { dayOf } from '@chalkline/domain/calendar/calendar-date';
import { kindNamed } from '@chalkline/domain/content/kind-names';
import type { ReactElement } from 'react';
import { NewItemPage } from '../features/content-editor/new-item-page.tsx';

interface ScreenProps {
  readonly parameters: Readonly<Record<'kind', string>>;
}

export function Screen({ parameters }: ScreenProps): ReactElement | null {
  const kind = kindNamed(parameters.kind);
  return kind ? <NewItemPage key={kind} kind={kind} today={dayOf(new Date())} /> : null;
}
