import { qualitiesAddress, uploadedVideoId, videoPartAt } from '@chalkline/domain/videos/video-address';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { videos } from '../../db/schema.ts';
import type { AppContext } from '../../platform/app-context.ts';
import { signAddress, videoAddressPurpose } from './signed-address.ts';
import type { SignAddress } from './uploaded-video.ts';

interface LessonVideo {
  readonly videoUrl: string;
}

type Signing = Pick<AppContext, 'secretFor' | 'now'>;

/** Signs the addresses of uploaded videos for a person; every other address stays as it is. */
export function addressSigners({ secretFor, now }: Signing): (personId: string) => SignAddress {
  const key = secretFor(videoAddressPurpose);
  return (personId) => (address) =>
    videoPartAt(address) === undefined ? address : signAddress({ address, personId }, key, now());
}

/** Turns the video of a lesson into addresses that play for somebody who may see the lesson. */
export function playableAddresses({ db, ...signing }: Signing & Pick<AppContext, 'db'>) {
  const signerFor = addressSigners(signing);
  return async <Lesson extends LessonVideo>(
    lesson: Lesson,
    personId: string | undefined,
  ): Promise<Lesson & { adaptiveUrl?: string }> => {
    const id = uploadedVideoId(lesson.videoUrl);
    if (id === undefined) return lesson;
    // Visitors only see free lessons, whose videos are open to everybody.
    const sign = personId === undefined ? (address: string) => address : signerFor(personId);
    const playable = { ...lesson, videoUrl: sign(lesson.videoUrl) };
    return (await isConverted(db, id)) ? { ...playable, adaptiveUrl: sign(qualitiesAddress(id)) } : playable;
  };
}

async function isConverted(db: Database, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: videos.id })
    .from(videos)
    .where(and(eq(videos.id, id), isNotNull(videos.convertedAt)));
  return rows.length > 0;
}
