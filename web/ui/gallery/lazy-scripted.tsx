import { type ComponentType, type ReactElement, useEffect, useState } from 'react';
import { Skeleton, SkeletonGroup } from '../skeleton.tsx';
import { useShouldLoad } from '../use-should-load.ts';

/** Components that need scripts are loaded when they are almost visible or somebody uses the page. */
export function LazyScripted(): ReactElement {
  const [Specimens, setSpecimens] = useState<ComponentType>();
  const { shouldLoad, watch } = useShouldLoad();
  useEffect(() => {
    if (!shouldLoad) return;
    void import('./scripted-specimens.tsx').then((module) => setSpecimens(() => module.ScriptedSpecimens));
  }, [shouldLoad]);
  if (Specimens) return <Specimens />;
  return (
    <div ref={watch} data-arriving>
      <SkeletonGroup label="Loading dialogs, menus, hints and tabs">
        <Skeleton shape="block" height="1400px" />
      </SkeletonGroup>
    </div>
  );
}
