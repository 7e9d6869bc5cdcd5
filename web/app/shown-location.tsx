import {
  createContext,
  type Dispatch,
  type ReactElement,
  type ReactNode,
  type SetStateAction,
  startTransition,
  useContext,
  useEffect,
  useState,
} from 'react';
import { Router } from 'wouter';
import { navigate } from 'wouter/use-browser-location';

export interface ShownLocation {
  readonly path: string;
  readonly search: string;
}

const LocationContext = createContext<ShownLocation>({ path: '/', search: '' });

const currentLocation = (): ShownLocation => ({
  path: window.location.pathname,
  search: window.location.search,
});

interface ShownLocationProviderProps {
  /** On the server, which has no address bar. */
  readonly initial: ShownLocation | undefined;
  readonly children: ReactNode;
}

/**
 * Tells everything that asks the router which address is shown. When somebody opens another page, React renders it in
 * short pieces, and meanwhile the browser can show that a link was clicked. Everything else is shown at once: a change
 * within a page, a redirect, and a page of the history, whose scroll position browsers restore.
 */
export function ShownLocationProvider({ initial, children }: ShownLocationProviderProps): ReactElement {
  const [shown, setShown] = useState(() => initial ?? currentLocation());
  useEffect(() => followLocation(setShown), []);
  return (
    <LocationContext value={shown}>
      <Router hook={useShownPath} searchHook={useShownSearch}>
        {children}
      </Router>
    </LocationContext>
  );
}

/** The router dispatches the events of the methods itself. */
const locationEvents = ['popstate', 'pushState', 'replaceState', 'hashchange'];

function followLocation(show: Dispatch<SetStateAction<ShownLocation>>): () => void {
  let { path } = currentLocation();
  const showCurrent = () => {
    const next = currentLocation();
    path = next.path;
    show((shown) => (shown.path === next.path && shown.search === next.search ? shown : next));
  };
  const follow = ({ type }: Event) => {
    if (type === 'pushState' && window.location.pathname !== path) startTransition(showCurrent);
    else showCurrent();
  };
  for (const type of locationEvents) window.addEventListener(type, follow);
  // It may have changed since the page was rendered.
  showCurrent();
  return () => {
    for (const type of locationEvents) window.removeEventListener(type, follow);
  };
}

function useShownPath(): [string, typeof navigate] {
  return [useContext(LocationContext).path, navigate];
}

function useShownSearch(): string {
  return useContext(LocationContext).search;
}
