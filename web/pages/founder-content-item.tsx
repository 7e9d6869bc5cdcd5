import { dayOf } from '@chalkline/domain/calendar/calendar-date';
import { kindNamed } from '@chalkline/domain/content/kind-names';
import type { ReactElement } from 'react';
import { contentItemResource } from '../api/content-resources.ts';
import { useResource } from '../api/resource.ts';
import { ItemPage } from '../features/content-editor/item-page.tsx';

interface ScreenProps {
  readonly parameters: Readonly<Record<'kind' | 'itemId', string>>;
}

/** One item. It has been loaded before the screen is shown. */
export function Screen({ parameters }: ScreenProps): ReactElement | null {
  const resource = contentItemResource(kindNamed(parameters.kind) ?? 'site', parameters.itemId);
  const { data: item } = useResource(resource);
  return item ? <ItemPage item={item} today={dayOf(new Date())} /> : null;
}
