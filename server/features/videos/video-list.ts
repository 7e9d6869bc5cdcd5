import type { VideoList } from '@chalkline/contract/videos';
import { uploadedVideoFolder } from '@chalkline/domain/videos/video-address';
import { desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { contentDrafts, courses, lessons, videoRenditions, videos } from '../../db/schema.ts';
import { toUploadedVideo, type VideoViewOptions } from './uploaded-video.ts';

interface ShowingLesson {
  readonly lessonId: number;
  readonly title: string;
  readonly courseTitle: string;
}

/** The address of the row's video in a lesson. */
const address = sql`${uploadedVideoFolder}::text || videos.id || case videos.container when 'webm' then '.webm' else '.mp4' end`;

// Drizzle writes the columns of a list without their tables, so these are written out.
const usedBy: SQL<ShowingLesson[]> = sql`coalesce((
  select json_agg(
    json_build_object('lessonId', lessons.id, 'title', lessons.title, 'courseTitle', courses.title)
    order by lessons.id)
  from ${lessons} join ${courses} on courses.id = lessons.course_id
  where lessons.video_url = ${address}), '[]'::json)`;

const isInDraft: SQL<boolean> = sql`exists (select 1 from ${contentDrafts}
  where content_drafts.kind = 'lesson' and content_drafts.facts ->> 'videoUrl' = ${address})`;

const renditionBytes = sql<number>`coalesce((
  select sum(video_renditions.bytes) from ${videoRenditions}
  where video_renditions.video_id = videos.id), 0)`.mapWith(Number);

/** All videos with what shows them, and how much they take up. */
export async function listVideos(db: Database, options: VideoViewOptions): Promise<VideoList> {
  const [rows, unfinished] = await Promise.all([
    db
      .select({ video: videos, usedBy, isInDraft, renditionBytes })
      .from(videos)
      .where(eq(videos.state, 'ready'))
      .orderBy(desc(videos.createdAt), videos.id),
    unfinishedUploads(db),
  ]);
  const finishedBytes = rows.reduce((sum, { video, ...use }) => sum + video.bytes + use.renditionBytes, 0);
  return {
    videos: rows.map(({ video, ...use }) => ({ ...toUploadedVideo(video, options), ...use })),
    usedBytes: finishedBytes + unfinished.bytes,
    unfinished,
  };
}

async function unfinishedUploads(db: Database): Promise<VideoList['unfinished']> {
  const [found] = await db
    .select({
      count: sql<number>`count(*)`.mapWith(Number),
      bytes: sql<number>`coalesce(sum(${videos.bytes}), 0)`.mapWith(Number),
    })
    .from(videos)
    .where(eq(videos.state, 'uploading'));
  return found ?? { count: 0, bytes: 0 };
}

/** The lessons that show a video. */
export async function lessonsShowing(db: Database, videoId: string): Promise<ShowingLesson[]> {
  const [row] = await db.select({ usedBy }).from(videos).where(eq(videos.id, videoId));
  return row?.usedBy ?? [];
}
