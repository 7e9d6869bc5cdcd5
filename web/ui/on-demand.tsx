import {
  Component,
  type ComponentType,
  type LazyExoticComponent,
  lazy,
  type ReactElement,
  type ReactNode,
  Suspense,
  useEffect,
  useState,
} from 'react';
import { ErrorState } from './error-state.tsx';
import { loadCode } from './load-code.ts';
import styles from './on-demand.module.css';

/**
 * A component whose code is loaded when it is first rendered, for what most visits never open. The server and
 * the first paint show nothing of it. If its code cannot be loaded, an alert says so and offers to try again.
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactElement | null {
  const startLoading = () => lazy(async () => ({ default: await loadCode(load) }));
  let latest: LazyExoticComponent<ComponentType<Props>> = startLoading();
  return function OnDemand(props) {
    const [Loaded, setLoaded] = useState(() => latest);
    const isMounted = useIsMounted();
    const retry = () => {
      latest = startLoading();
      setLoaded(latest);
    };
    if (!isMounted) return null;
    return (
      <LoadBoundary loaded={Loaded} onRetry={retry}>
        <Suspense fallback={null}>
          <Loaded {...props} />
        </Suspense>
      </LoadBoundary>
    );
  };
}

function useIsMounted(): boolean {
  const [isMounted, setIsMounted] = useState(false);
  useEffect(() => setIsMounted(true), []);
  return isMounted;
}

interface LoadBoundaryProps {
  /** The import that is being loaded; a retry is a new one. */
  readonly loaded: unknown;
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

class LoadBoundary extends Component<LoadBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidUpdate({ loaded }: LoadBoundaryProps): void {
    if (this.state.hasFailed && loaded !== this.props.loaded) this.setState({ hasFailed: false });
  }

  override render(): ReactNode {
    const { onRetry, children } = this.props;
    if (!this.state.hasFailed) return children;
    return (
      <div className={styles.failure}>
        <ErrorState title="Part of this page didn't load" onRetry={onRetry}>
          Check your connection and try again.
        </ErrorState>
      </div>
    );
  }
}
