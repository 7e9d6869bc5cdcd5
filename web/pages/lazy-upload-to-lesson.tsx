import { lazyComponent } from '../ui/lazy-component.tsx';

/** In a module without parts that are loaded with their page: this one is opened by a click (`web/build/page-loads.ts`). */
export const UploadToLesson = lazyComponent(
  async () => (await import('../features/snapshots/upload-to-lesson.tsx')).UploadToLesson,
  <p role="status">Loading...</p>,
);
