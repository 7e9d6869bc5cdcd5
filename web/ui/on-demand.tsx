import { type ComponentType, type ReactElement, useEffect, useState } from 'react';

/**
 * A component whose code comes when it is first on the page, for what most visits never open. The server
 * and the first paint show nothing of it.
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactElement | null {
  return function OnDemand(props) {
    const [Component, setComponent] = useState<ComponentType<Props>>();
    useEffect(() => {
      void load().then((loaded) => setComponent(() => loaded));
    }, []);
    return Component ? <Component {...props} /> : null;
  };
}
