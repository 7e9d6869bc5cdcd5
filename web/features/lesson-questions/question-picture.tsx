import { uploadSnapshotPath } from '@chalkline/contract/addresses';
import { refuseSnapshotFiles, snapshotExtensions } from '@chalkline/domain/snapshots/snapshot-file';
import { type ReactElement, useId, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { useMutation } from '../../api/mutation.ts';
import { upload } from '../../api/upload.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Glyph } from '../../ui/glyphs.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import styles from './lesson-questions.module.css';

const accepted = snapshotExtensions.map((extension) => `.${extension}`).join(',');

interface ChosenPicture {
  readonly imageUrl: string | null;
  readonly isUploading: boolean;
  /** Why the last file was refused. */
  readonly refusal: string | undefined;
  choose(files: readonly File[]): void;
  remove(): void;
}

/** The screenshot of a question. It is uploaded as soon as it is chosen, and belongs to the question once that is sent. */
export function useQuestionPicture(): ChosenPicture {
  const [imageUrl, setImageUrl] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string>();
  const { mutate, isPending } = useMutation({
    mutationFn: (file: File) => upload(uploadSnapshotPath, file, () => undefined),
    onSuccess: (uploaded) => setImageUrl(uploaded.imageUrl),
    onError: (error) => setRefusal(reasonIn(error)),
  });
  const choose = (files: readonly File[]) => {
    const refused = refuseSnapshotFiles(files);
    const [file] = files;
    setRefusal(refused?.message);
    if (!refused && file && !isPending) mutate(file);
  };
  const remove = () => {
    setImageUrl(null);
    setRefusal(undefined);
  };
  return { imageUrl, isUploading: isPending, refusal, choose, remove };
}

function reasonIn(error: Error): string {
  const isAboutImage = error instanceof ApiError && [409, 413, 415, 429].includes(error.status);
  const reason = isAboutImage ? error.refusal?.message : undefined;
  return reason ?? "We couldn't upload the screenshot. Check your connection and try again.";
}

/** The button that chooses a screenshot, or the chosen one. Without scripts there is none. */
export function QuestionPicture({ picture }: { picture: ChosenPicture }): ReactElement | null {
  const isHydrated = useHydrated();
  const hint = useId();
  if (!isHydrated) return null;
  const { imageUrl, isUploading, refusal, choose, remove } = picture;
  return (
    <div className={styles.screenshot}>
      {imageUrl ? (
        <>
          <img src={`${imageUrl}/thumbnail`} alt="Your screenshot" width={160} height={90} />
          <Button variant="quiet" size="small" onClick={remove}>
            Remove screenshot
          </Button>
        </>
      ) : (
        <label className={`${buttonClass({ size: 'small' })} ${styles.choose ?? ''}`} aria-busy={isUploading}>
          <input
            type="file"
            className="visually-hidden"
            accept={accepted}
            aria-describedby={hint}
            disabled={isUploading}
            onChange={({ currentTarget }) => {
              choose([...(currentTarget.files ?? [])]);
              currentTarget.value = '';
            }}
          />
          <Glyph name="image" size={20} />
          {isUploading ? 'Uploading...' : 'Add a screenshot'}
        </label>
      )}
      <p id={hint} className={styles.hint}>
        Optional. You can also paste one. Only you and our team see it.
      </p>
      <p role="alert" className={styles.refusal}>
        {refusal ?? null}
      </p>
    </div>
  );
}
