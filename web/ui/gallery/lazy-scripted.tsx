import { type ComponentType, type ReactElement, useEffect, useState } from 'react';
import { Skeleton, SkeletonGroup } from '../skeleton.tsx';

/** Components that need scripts are loaded after hydration, so the first paint does not wait for them. */
export function LazyScripted(): ReactElement {
  const [Specimens, setSpecimens] = useState<ComponentType>();
  useEffect(() => {
    void import('./scripted-specimens.tsx').then((module) => setSpecimens(() => module.ScriptedSpecimens));
  }, []);
  if (Specimens) return <Specimens />;
  return (
    <div data-arriving>
      <SkeletonGroup label="Loading dialogs, menus, hints and tabs">
        <Skeleton shape="block" height="1400px" />
      </SkeletonGroup>
    </div>
  );
}
