import { useQueryClient } from '@tanstack/react-query';
import { type ReactElement, type ReactNode, Suspense, useEffect, useMemo } from 'react';
import { Redirect, useLocation, useSearch } from 'wouter';
import { useResource } from '../api/resource.ts';

import { currentUserResource } from '../api/resources.ts';

import { useViewer } from '../api/viewer.ts';
import { CourseMissing, LessonMissing } from '../features/access/missing-deferred.ts';
import { Paywall } from '../features/pricing/paywall-deferred.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { onFirstInteraction } from '../ui/first-interaction.ts';
import { useArrival } from './after-navigation.ts';
import { decideView, requirementOf, type SubjectState, type View } from './decide-view.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { notFoundScreen } from './interactive-screens.ts';
import { LazySignedIn } from './lazy-signed-in.ts';
import { type Match, matchFor, matchScreen } from './match-screen.ts';
import { headOf } from './page-head.ts';
import type { Screen } from './screen.ts';
import { componentOf } from './screen-modules.ts';
import { placeholderOf } from './screen-placeholder.tsx';
import { loadShellsNearby, shellOf } from './shell-modules.ts';
import { shownMatch } from './shown-screen.ts';
import { useViewerCheck } from './viewer-check.ts';

/** The screen at the current address, inside its shell. */
export function ScreenView({ screens }: { screens: readonly Screen[] }): ReactElement {
  const [path] = useLocation();
  const search = useSearch();
  const found = useMemo(
    () => matchScreen(screens, path) ?? { screen: notFoundScreen, parameters: {} },
    [screens, path],
  );
  const { viewer } = useViewer();
  const query = useMemo(() => new URLSearchParams(search), [search]);
  const match = matchFor(viewer, found, query);
  const { subject, retry } = useSubject(match);
  const view = decideView(search ? `${path}?${search}` : path, match, viewer, subject);
  const client = useQueryClient();
  const shown = shownMatch(match, view, viewer);
  const head = view.kind === 'redirect' ? undefined : headOf(shown, view, { path, query }, client);
  const askedFor = match.screen.subject ? head?.subjectTitle : undefined;
  useArrival(path, head, `${shown.screen.name} ${view.kind}`);
  const requires = requirementOf(match, subject);
  useViewerCheck(path, requires);

  if (view.kind === 'redirect') return <Redirect to={view.to} replace />;
  const Placeholder = placeholderOf(match.screen);
  return (
    <Suspense fallback={null}>
      <ShellFor screen={shown.screen}>
        {/* A screen that fails does not take its shell down. */}
        <ErrorBoundary at={path}>
          <Suspense fallback={<Placeholder />}>
            <Content shown={shown} view={view} askedFor={askedFor} retry={retry} />
          </Suspense>
        </ErrorBoundary>
      </ShellFor>
      {viewer ? <LazySignedIn requires={requires} hasBell={shown.screen.shell !== 'public'} /> : null}
    </Suspense>
  );
}

function useSubject({ screen, parameters }: Match): { subject: SubjectState; retry: () => void } {
  // A hook can't be skipped, so a screen without a subject reads a resource that is already loaded.
  const resource = screen.subject?.resource(parameters) ?? currentUserResource;
  const { data, error, isPending, refetch } = useResource<unknown>(resource);
  const retry = () => void refetch();
  if (!screen.subject) return { subject: { kind: 'none' }, retry };
  if (isPending) return { subject: { kind: 'pending' }, retry };
  // Loaded data stays when a reload fails, unless it is now missing or forbidden.
  if (error && (data === undefined || error.status < 500))
    return { subject: { kind: isRefusal(error.status) ? 'missing' : 'failed' }, retry };
  return { subject: { kind: 'found', data }, retry };
}

/** A subject that is refused to this person is missing for them, as on the server. */
function isRefusal(status: number): boolean {
  return status === 404 || status === 403;
}

function ShellFor({ screen, children }: { screen: Screen; children: ReactNode }): ReactElement {
  // The next navigation may need the other shell. If it can't be loaded now, it is loaded again when it is needed.
  useEffect(() => onFirstInteraction(() => void loadShellsNearby().catch(() => undefined)), []);
  const Shell = shellOf(screen.shell);
  return <Shell title={screen.barTitle ?? ''}>{children}</Shell>;
}

interface ContentProps {
  readonly shown: Match;
  readonly view: View;
  /** The title of the course or lesson in the address. */
  readonly askedFor: string | undefined;
  readonly retry: () => void;
}

function Content({ shown: { screen, parameters }, view, askedFor, retry }: ContentProps): ReactElement {
  const Placeholder = placeholderOf(screen);
  if (view.kind === 'pending') return <Placeholder />;
  if (view.kind === 'failed') return <ErrorState title="We couldn't load this page" onRetry={retry} />;
  const isLocked = view.kind === 'paywall';
  const paywall = { ...screen.paywall, askedFor, needsConsulting: screen.requires === 'consulting' };
  if (isLocked && !screen.keepsPage) return <Paywall {...paywall} />;
  if (view.kind === 'missing' && screen.subject?.missing === 'course') return <CourseMissing />;
  if (view.kind === 'missing' && screen.subject?.missing === 'lesson') {
    return <LessonMissing courseSlug={parameters.courseSlug} />;
  }
  const Component = componentOf(screen);
  return <Component parameters={parameters} paywall={isLocked ? paywall : undefined} />;
}
