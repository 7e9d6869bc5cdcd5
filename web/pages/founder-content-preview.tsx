import { kindNamed } from '@chalkline/domain/content/kind-names';
import type { ReactElement } from 'react';
import { contentItemResource } from '../api/content-resources.ts';
import { useResource } from '../api/resource.ts';
import { PreviewPanel } from '../features/content-editor/preview/preview-panel.tsx';
import { PreviewedScreen } from './previewed-screen.tsx';

interface ScreenProps {
  readonly parameters: Readonly<Record<'kind' | 'itemId', string>>;
}

export function Screen({ parameters }: ScreenProps): ReactElement | null {
  const resource = contentItemResource(kindNamed(parameters.kind) ?? 'site', parameters.itemId);
  const { data: item } = useResource(resource);
  if (!item) return null;
  return (
    <PreviewPanel
      item={item}
      screenOf={(preview, viewer) => <PreviewedScreen preview={preview} viewer={viewer} />}
    />
  );
}
