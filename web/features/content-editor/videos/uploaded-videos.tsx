import type { VideoList } from '@chalkline/contract/videos';
import { clockTime } from '@chalkline/domain/courses/watch-position';
import { sizeLabel } from '@chalkline/domain/videos/upload-progress';
import { type ReactElement, useId, useRef, useState } from 'react';
import { Link } from 'wouter';
import { videosResource } from '../../../api/content-resources.ts';
import { useMomentLabel } from '../../../api/moment-label.ts';
import { useResource } from '../../../api/resource.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Glyph } from '../../../ui/glyphs.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { itemAddress, listAddress } from '../content-url-state.ts';
import { EditorLayout } from '../editor-layout.tsx';
import { ConversionNote, useConversionProgress } from './conversion-note.tsx';
import styles from './uploaded-videos.module.css';

const DeleteVideoDialog = lazyComponent(
  async () => (await import('./delete-video-dialog.tsx')).DeleteVideoDialog,
);

const RemoveUploadsDialog = lazyComponent(
  async () => (await import('./remove-uploads-dialog.tsx')).RemoveUploadsDialog,
);

type StoredVideo = VideoList['videos'][number];

/** The uploaded videos with their sizes, and the lessons that show them. */
export function UploadedVideos(): ReactElement {
  const { data, error, refetch, isFetching } = useResource(videosResource);
  return (
    <EditorLayout back={{ href: listAddress('course'), label: 'Content' }} title="Uploaded videos">
      {error && !data ? (
        <ErrorState
          title="We couldn't load the videos"
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : null}
      {data ? <Videos list={data} refresh={refetch} /> : null}
      {!data && !error ? <Skeleton shape="block" height="240px" /> : null}
    </EditorLayout>
  );
}

interface VideosProps {
  readonly list: VideoList;
  readonly refresh: () => Promise<unknown>;
}

function Videos({ list, refresh }: VideosProps): ReactElement {
  const { videos, unfinished } = list;
  const [deleted, setDeleted] = useState<StoredVideo>();
  const [isRemovingUploads, setRemovingUploads] = useState(false);
  useConversionProgress(
    videos.map(({ conversion }) => conversion),
    refresh,
  );
  const total = useRef<HTMLParagraphElement>(null);
  const totalId = useId();
  return (
    <Stack gap={20}>
      <p ref={total} id={totalId} tabIndex={-1} className={styles.total}>
        <strong>{sizeLabel(list.usedBytes)}</strong> in{' '}
        {videos.length === 1 ? '1 video' : `${videos.length} videos`}
        {unfinishedText(list)}
      </p>
      {unfinished.count > 0 ? (
        <div>
          <Button
            size="small"
            icon={<Glyph name="trash" size={18} />}
            aria-describedby={totalId}
            onClick={() => setRemovingUploads(true)}
          >
            {unfinished.count === 1 ? 'Remove it now' : 'Remove them now'}
          </Button>
        </div>
      ) : null}
      {videos.length === 0 ? (
        <EmptyState title="No videos yet" glyph="video" level={2}>
          Open a lesson and upload its video there.
        </EmptyState>
      ) : (
        <ul className={styles.videos}>
          {videos.map((video) => (
            <VideoRow key={video.id} video={video} refresh={refresh} onDelete={() => setDeleted(video)} />
          ))}
        </ul>
      )}
      {deleted ? (
        <DeleteVideoDialog
          video={deleted}
          onClose={() => setDeleted(undefined)}
          focusAfter={() => total.current}
        />
      ) : null}
      {isRemovingUploads ? (
        <RemoveUploadsDialog onClose={() => setRemovingUploads(false)} focusAfter={() => total.current} />
      ) : null}
    </Stack>
  );
}

function unfinishedText({ unfinished: { count, bytes } }: VideoList): string {
  if (count === 0) return '.';
  const [uploads, they] =
    count === 1
      ? ["1 upload that isn't finished", "It's"]
      : [`${count} uploads that aren't finished`, "They're"];
  return `, including ${uploads} (${sizeLabel(bytes)}). ${they} removed after a day without progress.`;
}

interface VideoRowProps {
  readonly video: StoredVideo;
  readonly refresh: () => Promise<unknown>;
  readonly onDelete: () => void;
}

function VideoRow({ video, refresh, onDelete }: VideoRowProps): ReactElement {
  const momentLabel = useMomentLabel();
  const { fileName, bytes, renditionBytes, durationSeconds, width, height, uploadedAt, usedBy } = video;
  return (
    <Card as="li" className={styles.video}>
      <div className={styles.facts}>
        <h2 className={styles.name}>{fileName}</h2>
        <p className={styles.note}>
          {sizeLabel(bytes + renditionBytes)} · {clockTime(durationSeconds)} · {width} × {height} ·{' '}
          {momentLabel(uploadedAt)}
        </p>
        <VideoUse video={video} />
        <ConversionNote video={video} refresh={refresh} />
      </div>
      {usedBy.length === 0 ? (
        <Button size="small" icon={<Glyph name="trash" size={18} />} onClick={onDelete}>
          Delete<span className="visually-hidden"> {fileName}</span>
        </Button>
      ) : null}
    </Card>
  );
}

function VideoUse({ video: { usedBy, isInDraft } }: { video: StoredVideo }): ReactElement {
  if (usedBy.length === 0) {
    return <p>{isInDraft ? 'Only an unsaved draft shows it.' : 'No lesson shows it.'}</p>;
  }
  return (
    <ul className={styles.lessons} aria-label="Shown by">
      {usedBy.map(({ lessonId, title, courseTitle }) => (
        <li key={lessonId}>
          <Link href={itemAddress('lesson', String(lessonId))}>{title}</Link> ({courseTitle})
        </li>
      ))}
    </ul>
  );
}
