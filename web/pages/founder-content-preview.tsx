import { kindNamed } from '@chalkline/domain/content/kind-names';
import { type ReactElement, Suspense } from 'react';
import { contentItemResource } from '../api/content-resources.ts';
import { useResource } from '../api/resource.ts';
import { PreviewDesk } from '../features/content-editor/preview/preview-desk.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { PreviewedScreen } from './previewed-screen.tsx';

interface ScreenProps {
  readonly parameters: Readonly<Record<string, string>>;
}

export function Screen({ parameters }: ScreenProps): ReactElement | null {
  const resource = contentItemResource(kindNamed(parameters.kind) ?? 'site', parameters.itemId ?? '');
  const { data: item } = useResource(resource);
  if (!item) return null;
  return (
    <PreviewDesk
      item={item}
      screenOf={(preview, viewer) => (
        <Suspense fallback={<Skeleton shape="block" height="480px" />}>
          <PreviewedScreen preview={preview} viewer={viewer} />
        </Suspense>
      )}
    />
  );
}
