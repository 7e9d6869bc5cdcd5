import type { ReactElement } from 'react';
import { ContentIndex } from '../features/content-desk/list/content-index.tsx';

export function Screen(): ReactElement {
  return <ContentIndex />;
}
