import { type ComponentType, type ReactElement, useEffect, useState } from 'react';
import { Skeleton, SkeletonGroup } from '../skeleton.tsx';

/** What does nothing without its script comes when the page has woken up: no first paint waits for it. */
export function ScriptedOnDemand(): ReactElement {
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
