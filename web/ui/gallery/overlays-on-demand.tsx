import { type ComponentType, type ReactElement, useEffect, useState } from 'react';
import { Skeleton, SkeletonGroup } from '../skeleton.tsx';

/** What lies above the page comes when the page has woken up: it does nothing before, and is a third of the gallery's code. */
export function OverlaysOnDemand(): ReactElement {
  const [Overlays, setOverlays] = useState<ComponentType>();
  useEffect(() => {
    void import('./overlay-specimens.tsx').then((module) => setOverlays(() => module.OverlaySpecimens));
  }, []);
  if (Overlays) return <Overlays />;
  return (
    <div data-arriving>
      <SkeletonGroup label="Loading dialogs, menus and hints">
        <Skeleton shape="block" height="1100px" />
      </SkeletonGroup>
    </div>
  );
}
