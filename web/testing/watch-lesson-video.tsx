import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, vi } from 'vitest';
import { createQueryClient } from '../api/query-client.ts';
import { LessonVideo, type LessonVideoProps } from '../features/video/lesson-video.tsx';
import { loadDeferredParts } from '../ui/deferred-code.tsx';

export const onNext = vi.fn();

export const lesson: LessonVideoProps = {
  src: '/media/lesson.mp4',
  captions: [
    { language: 'en', label: 'English', url: '/media/lesson.vtt' },
    { language: 'de', label: 'Deutsch', url: '/media/lesson.de.vtt' },
  ],
  chapters: [],
  transcript: [],
  title: 'A lesson',
  renew: async () => undefined,
  placeName: 'ada 11',
  next: { title: 'Next: Another lesson', label: 'Next lesson', mayAutoplay: true },
  onNext,
  startsPlaying: false,
};

/** Call this once per test file that shows the video of a lesson. Nothing is kept from one test to the next. */
export function setUpLessonVideoTests(): void {
  beforeAll(loadDeferredParts);

  afterEach(() => {
    cleanup();
    localStorage.clear();
    onNext.mockReset();
    vi.useRealTimers();
  });
}

export function showLessonVideo(facts: Partial<LessonVideoProps>, container?: HTMLElement) {
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <LessonVideo {...lesson} {...facts} />
    </QueryClientProvider>,
    container ? { container } : {},
  );
}

export function watchLessonVideo(facts: Partial<LessonVideoProps> = {}) {
  const { baseElement, unmount } = showLessonVideo(facts);
  const page = within(baseElement);
  return {
    ...page,
    unmount,
    user: userEvent.setup(),
    video: page.getByLabelText<HTMLVideoElement>(facts.title ?? lesson.title),
    speed: page.getByLabelText<HTMLSelectElement>('Speed'),
    autoplay: page.getByLabelText<HTMLInputElement>('Autoplay the next lesson'),
  };
}
