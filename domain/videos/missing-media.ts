import { uploadedVideoId } from './video-address.ts';

/** What a lesson plays. */
export interface LessonMedia {
  readonly videoUrl: string;
  readonly captionsUrl?: string | undefined;
}

/** A file of this site that a lesson needs, and the field that names it. */
export interface NeededFile {
  readonly field: 'videoUrl' | 'captionsUrl';
  readonly address: string;
}

/** The files of this site without which a lesson does not play. Videos and captions elsewhere are not among them. */
export function filesNeededBy({ videoUrl, captionsUrl }: LessonMedia): NeededFile[] {
  const files: NeededFile[] = [{ field: 'videoUrl', address: videoUrl }];
  if (captionsUrl) files.push({ field: 'captionsUrl', address: captionsUrl });
  return files.filter(({ address }) => address.startsWith('/'));
}

/** Why a lesson cannot be published without this file; it follows the name of the field. */
export function missingFileReason({ field, address }: NeededFile): string {
  if (uploadedVideoId(address))
    return "isn't on the server any more: upload it again, or choose another video";
  const what = field === 'videoUrl' ? 'video' : 'captions file';
  return `names a file that doesn't exist: there is no ${what} at ${address}`;
}

/** The same for somebody who publishes a whole course. */
export function missingFileOfLesson(lessonTitle: string, file: NeededFile): string {
  const what = file.field === 'videoUrl' ? 'video' : 'captions file';
  return `The ${what} of the lesson “${lessonTitle}” ${missingFileReason(file)}.`;
}
