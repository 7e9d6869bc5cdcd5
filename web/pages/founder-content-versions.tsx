import { kindNamed } from '@chalkline/domain/content/kind-names';
import type { ReactElement } from 'react';
import { contentItemResource } from '../api/content-resources.ts';
import { useResource } from '../api/resource.ts';
import { Versions } from '../features/content-editor/versions/versions.tsx';

interface ScreenProps {
  readonly parameters: Readonly<Record<'kind' | 'itemId', string>>;
}

export function Screen({ parameters }: ScreenProps): ReactElement | null {
  const resource = contentItemResource(kindNamed(parameters.kind) ?? 'site', parameters.itemId);
  const { data: item } = useResource(resource);
  return item ? <Versions item={item} /> : null;
}
