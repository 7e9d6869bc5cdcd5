import { uploadedVideoId } from './video-address.ts';
import { hostOfExternalFile } from './video-hosts.ts';

/** What a lesson plays. */
export interface LessonMedia {
  readonly videoUrl: string;
  readonly captionsUrl?: string | undefined;
}

/** A file that a lesson needs, and the field that names it. */
export interface NeededFile {
  readonly field: 'videoUrl' | 'captionsUrl';
  readonly address: string;
  /** Whether the page reads its content, which another server has to permit. */
  readonly needsCors?: true;
}

/** The files without which a lesson does not play, on this site and on other servers. */
export function filesNeededBy({ videoUrl, captionsUrl }: LessonMedia): NeededFile[] {
  // A video is read by the page if its captions are on another server: browsers permit both or neither.
  const needsCors = captionsUrl && isExternal(captionsUrl) ? ({ needsCors: true } as const) : {};
  const files: NeededFile[] = [
    { field: 'videoUrl', address: videoUrl, ...(isExternal(videoUrl) ? needsCors : {}) },
  ];
  if (captionsUrl) files.push({ field: 'captionsUrl', address: captionsUrl, ...needsCors });
  return files.filter(({ address }) => address.startsWith('/') || isExternal(address));
}

/** Whether a file is on another server. Links with a known player are not files. */
export function isExternal(address: string): boolean {
  return hostOfExternalFile(address) !== undefined;
}

/** Why a lesson cannot be published without this file of this site; it follows the name of the field. */
export function missingFileReason({ field, address }: NeededFile): string {
  if (uploadedVideoId(address))
    return "isn't on the server any more: upload it again, or choose another video";
  const what = field === 'videoUrl' ? 'video' : 'captions file';
  return `names a file that doesn't exist: there is no ${what} at ${address}`;
}

/** The reason for somebody who publishes a whole course. */
export function problemOfLesson(lessonTitle: string, { field }: NeededFile, reason: string): string {
  const what = field === 'videoUrl' ? 'video' : 'captions file';
  return `The ${what} of the lesson “${lessonTitle}” ${reason}.`;
}
