import type { ReactElement } from 'react';
import { UploadedVideos } from '../features/content-editor/videos/uploaded-videos.tsx';

export function Screen(): ReactElement {
  return <UploadedVideos />;
}
