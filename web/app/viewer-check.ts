import type { Requirement } from '@chalkline/domain/access/decide-access';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { checkViewer } from '../api/check-viewer.ts';

/**
 * After a navigation inside the app to a page that is not for everyone, checks whether the viewer is still
 * signed in.
 */
export function useViewerCheck(path: string, requires: Requirement): void {
  const client = useQueryClient();
  const checkedPath = useRef(path);
  useEffect(() => {
    if (checkedPath.current === path) return;
    checkedPath.current = path;
    if (requires !== 'public') void checkViewer(client);
  }, [path, requires, client]);
}
