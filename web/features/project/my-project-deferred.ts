import { deferred } from '../../ui/deferred.tsx';

/** Few people open it, so its code is not part of the account page. */
export const MyProject = deferred(async () => (await import('./my-project.tsx')).MyProject);
