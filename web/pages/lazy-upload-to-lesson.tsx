import { lazyComponent } from '../ui/lazy-component.tsx';

/**
 * In a module of its own, because the build counts all dynamic imports of a module that calls `deferred` or
 * `hydratedLater` as loaded with the page (`web/build/app-graph.ts`). This part is opened by a click.
 */
export const UploadToLesson = lazyComponent(
  async () => (await import('../features/snapshots/upload-to-lesson.tsx')).UploadToLesson,
  <p role="status">Loading...</p>,
);
