import { type ReactElement, useEffect, useRef } from 'react';
import { Button } from './button.tsx';

/** Asks for the next page of a list; the page that comes takes the focus over by `useFocusOnFirst`. */
export function MoreButton({ loading, onMore }: { loading: boolean; onMore: () => void }): ReactElement {
  return (
    <Button loading={loading} onClick={onMore}>
      Show more
    </Button>
  );
}

/** Gives the first link of a page that was asked for the focus: the button that had it is gone. */
export function useFocusOnFirst<Place extends HTMLElement>(isAskedFor: boolean) {
  const place = useRef<Place>(null);
  useEffect(() => {
    if (isAskedFor) place.current?.querySelector('a')?.focus({ preventScroll: true });
  }, [isAskedFor]);
  return place;
}
