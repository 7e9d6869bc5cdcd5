import {
  Component,
  type ComponentType,
  type LazyExoticComponent,
  lazy,
  type ReactNode,
  Suspense,
  startTransition,
  useEffect,
  useState,
} from 'react';
import { nextPaint } from './after-next-paint.ts';
import { ErrorState } from './error-state.tsx';
import styles from './lazy-component.module.css';
import { loadCode } from './load-code.ts';

/**
 * A component whose code is loaded when it is first rendered, for what most visits never open. The server and
 * the first paint show only its placeholder. If its code cannot be loaded, an alert says so and offers to try again:
 * in the place of the placeholder, or in a corner of the screen.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  placeholder: ReactNode = null,
  loadWith = loadCode,
): (props: Props) => ReactNode {
  const newAttempt = (): Attempt<Props> => {
    let code: Promise<{ default: ComponentType<Props> }> | undefined;
    const get = () => {
      code ??= loadWith(load).then(
        (loaded) => ({ default: loaded }),
        (cause: unknown) => {
          // React keeps the outcome of an attempt, so whoever needs the component next makes a new one.
          latest = newAttempt();
          throw new CodeNotLoaded('Code not loaded', { cause });
        },
      );
      return code;
    };
    return { get, Part: lazy(get) };
  };
  let latest = newAttempt();
  return function LazyComponent(props) {
    const [{ get, Part }, setAttempt] = useState(() => latest);
    const isReady = useIsReady(get);
    const retry = () => setAttempt(latest);
    if (!isReady) return placeholder;
    return (
      <LoadBoundary loaded={Part} hasPlace={placeholder !== null} onRetry={retry}>
        <Suspense fallback={placeholder}>
          <Part {...props} />
        </Suspense>
      </LoadBoundary>
    );
  };
}

interface Attempt<Props extends object> {
  /** Loads the code once, and returns the same promise each time. */
  get(): Promise<{ default: ComponentType<Props> }>;
  readonly Part: LazyExoticComponent<ComponentType<Props>>;
}

class CodeNotLoaded extends Error {}

/**
 * Whether the first attempt has ended. Rendered earlier, React would show the placeholder for at least a third of a
 * second. The browser first shows its reaction to the click, and reacts to further ones during the rendering.
 */
function useIsReady(get: () => Promise<unknown>): boolean {
  const [isReady, setReady] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first attempt is waited for
  useEffect(() => {
    void Promise.allSettled([get(), nextPaint()]).then(() => startTransition(() => setReady(true)));
  }, []);
  return isReady;
}

interface LoadBoundaryProps {
  /** The import that is being loaded; a retry is a new one. */
  readonly loaded: unknown;
  /** Whether the component takes up a place in the page. */
  readonly hasPlace: boolean;
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

interface LoadBoundaryState {
  readonly error?: unknown;
}

/** Any other error of the component is left to the boundary around it. */
class LoadBoundary extends Component<LoadBoundaryProps, LoadBoundaryState> {
  override state: LoadBoundaryState = {};

  static getDerivedStateFromError(error: unknown): LoadBoundaryState {
    return { error };
  }

  override componentDidUpdate({ loaded }: LoadBoundaryProps): void {
    if (this.state.error !== undefined && loaded !== this.props.loaded) this.setState({ error: undefined });
  }

  override render(): ReactNode {
    const { hasPlace, onRetry, children } = this.props;
    const { error } = this.state;
    if (error === undefined) return children;
    if (!(error instanceof CodeNotLoaded)) throw error;
    return (
      <div className={hasPlace ? undefined : styles.corner}>
        <ErrorState title="Part of this page didn't load" onRetry={onRetry}>
          Check your connection and try again. If that doesn't help, reload the page.
        </ErrorState>
      </div>
    );
  }
}
