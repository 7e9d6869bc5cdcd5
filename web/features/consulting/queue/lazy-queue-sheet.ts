import { lazyComponent } from '../../../ui/lazy-component.tsx';

/** Loaded after the list. */
export const LazyQueueSheet = lazyComponent(async () => (await import('./queue-sheet.tsx')).QueueSheet);
