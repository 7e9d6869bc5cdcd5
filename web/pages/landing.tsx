import { requestedPageParameter } from '@chalkline/domain/access/home-asking-to-sign-in';
import type { ReactElement } from 'react';
import { useSearch } from 'wouter';
import { useSite, useViewer } from '../api/viewer.ts';
import { TryFreeLesson } from '../features/courses/try-free-lesson.tsx';
import { useAccountDeletedToast } from '../features/landing/account-deleted-toast.ts';
import { Hero } from '../features/landing/hero.tsx';
import { lessonSteps } from '../features/landing/lesson-steps.ts';
import { PageSection } from '../features/landing/page-section.tsx';
import { useSignInToast } from '../features/landing/sign-in-toast.ts';
import { Steps } from '../features/landing/steps.tsx';
import { Testimonial } from '../features/landing/testimonial.tsx';
import { deferred } from '../ui/deferred.tsx';
import { hydratedLater } from '../ui/hydrated-later.tsx';
import styles from './landing.module.css';

const SignInRequest = deferred(
  async () => (await import('../features/landing/sign-in-request.tsx')).SignInRequest,
);
const VideoPlayer = hydratedLater(async () => (await import('./landing-lower.tsx')).VideoPlayer);
const LandingLower = hydratedLater(async () => (await import('./landing-lower.tsx')).LandingLower);

export function Screen(): ReactElement {
  useSignInToast();
  useAccountDeletedToast();
  const wasSentHere = useWasSentHere();
  const { testimonial } = useSite();
  return (
    <>
      {wasSentHere ? <SignInRequest /> : null}
      <Hero
        startVariant={wasSentHere ? 'outline' : 'marker'}
        freeLessonOffer={<TryFreeLesson size="large" />}
      />
      <Testimonial testimonial={testimonial} />
      <Demo />
      <LandingLower />
    </>
  );
}

/** Whether this is a visitor who asked for a page that needs an account. */
function useWasSentHere(): boolean {
  const { viewer } = useViewer();
  const search = useSearch();
  return viewer === null && new URLSearchParams(search).has(requestedPageParameter);
}

function Demo(): ReactElement {
  const { demoVideoUrl, demoVideoCaptionsUrl } = useSite();
  return (
    <PageSection title="See what a lesson is like" intro="Every lesson follows the same five steps.">
      <div className={styles.demo}>
        <VideoPlayer src={demoVideoUrl} captionsUrl={demoVideoCaptionsUrl} title="What a lesson is like" />
        <Steps steps={lessonSteps} />
      </div>
    </PageSection>
  );
}
