import { type ComponentType, type ReactElement, useEffect, useState } from 'react';
import { Skeleton, SkeletonGroup } from '../skeleton.tsx';
import { useWanted } from '../use-wanted.ts';

/** Components that need scripts are loaded when they are almost visible or somebody uses the page. */
export function LazyScripted(): ReactElement {
  const [Specimens, setSpecimens] = useState<ComponentType>();
  const { isWanted, watch } = useWanted();
  useEffect(() => {
    if (!isWanted) return;
    void import('./scripted-specimens.tsx').then((module) => setSpecimens(() => module.ScriptedSpecimens));
  }, [isWanted]);
  if (Specimens) return <Specimens />;
  return (
    <div ref={watch} data-arriving>
      <SkeletonGroup label="Loading dialogs, menus, hints and tabs">
        <Skeleton shape="block" height="1400px" />
      </SkeletonGroup>
    </div>
  );
}
