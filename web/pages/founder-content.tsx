import type { ReactElement } from 'react';
import { ContentIndex } from '../features/content-editor/list/content-index.tsx';

export function Screen(): ReactElement {
  return <ContentIndex />;
}
