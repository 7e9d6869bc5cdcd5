import { uploadedVideoId } from '@chalkline/domain/videos/video-address';
import type { AppContext } from '../../platform/app-context.ts';
import { signAddress, videoAddressPurpose } from './signed-address.ts';
import type { SignFor } from './uploaded-video.ts';

interface LessonVideo {
  readonly videoUrl: string;
}

type Signing = Pick<AppContext, 'secretFor' | 'now'>;

/** Signs the addresses of uploaded videos for a person; every other address stays as it is. */
export function signingFor({ secretFor, now }: Signing): (personId: string) => SignFor {
  const key = secretFor(videoAddressPurpose);
  return (personId) => (address) =>
    uploadedVideoId(address) === undefined ? address : signAddress({ address, personId }, key, now());
}

/** Turns the video of a lesson into an address that plays for somebody who may see the lesson. */
export function playableAddresses(signing: Signing) {
  const signFor = signingFor(signing);
  return <Lesson extends LessonVideo>(lesson: Lesson, personId: string | undefined): Lesson => {
    // Visitors only see free lessons, whose videos are open to everybody.
    if (personId === undefined) return lesson;
    return { ...lesson, videoUrl: signFor(personId)(lesson.videoUrl) };
  };
}
