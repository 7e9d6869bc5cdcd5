import type { ReactElement } from 'react';
import { UiGallery } from '../ui/gallery/ui-gallery.tsx';

export function Screen(): ReactElement {
  return <UiGallery />;
}
