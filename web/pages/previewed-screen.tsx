import type { ContentPreview, PreviewViewer } from '@chalkline/contract/founder-content';
import { QueryClientProvider, useQueryClient } from '@tanstack/react-query';
import { type ComponentType, type ReactElement, useMemo } from 'react';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { previewClient } from './preview-client.ts';

/* Each screen is loaded when an item of its kind is previewed. */
const Course = lazyScreen(async () => (await import('./previewed-course.tsx')).PreviewedCourse);
const PublicCourse = lazyScreen(async () => (await import('./public-course.tsx')).Screen);
const Lesson = lazyScreen(async () => (await import('./previewed-lesson.tsx')).PreviewedLesson);
const Prompt = lazyScreen(async () => (await import('./previewed-prompt.tsx')).PreviewedPrompt);
const Certification = lazyScreen(
  async () => (await import('./previewed-certification.tsx')).PreviewedCertification,
);
const Written = lazyScreen(async () => (await import('./previewed-writing.tsx')).PreviewedWriting);
const Landing = lazyScreen(async () => (await import('./landing.tsx')).Screen);

function lazyScreen<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazyComponent(load, <Skeleton shape="block" height="480px" />);
}

interface PreviewedScreenProps {
  readonly preview: ContentPreview;
  readonly viewer: PreviewViewer;
}

/** The product's own screen with the previewed item, as another person would see it. */
export function PreviewedScreen({ preview, viewer }: PreviewedScreenProps): ReactElement {
  const outside = useQueryClient();
  const client = useMemo(() => previewClient(outside, preview, viewer), [outside, preview, viewer]);
  return (
    <QueryClientProvider client={client}>
      <Shown preview={preview} viewer={viewer} />
    </QueryClientProvider>
  );
}

function Shown({ preview: { outcome, path, shown }, viewer }: PreviewedScreenProps): ReactElement | null {
  const isLocked = outcome === 'paywall';
  switch (shown?.kind) {
    case 'course':
      return viewer === 'visitor' ? (
        <PublicCourse parameters={{ courseSlug: shown.course.slug }} />
      ) : (
        <Course course={shown.course} isLocked={isLocked} />
      );
    case 'lesson':
      return <Lesson course={shown.course} lesson={shown.lesson} isLocked={isLocked} path={path} />;
    case 'prompt':
      return <Prompt prompt={shown.prompt} />;
    case 'certification':
      return <Certification certification={shown.certification} briefHtml={shown.briefHtml} />;
    case 'post':
      return <Written post={shown.post} />;
    case 'legal':
      return <Written page={shown.page} />;
    case 'site':
      return <Landing />;
    default:
      return null;
  }
}
