import type { PostSummary } from '@chalkline/contract/writing';
import { sourceSetOf } from '@chalkline/domain/content/picture-sources';
import type { DrawingSubject } from '@chalkline/domain/writing/drawing-subjects';
import type { ReactElement } from 'react';
import { CoverImage } from '../../ui/cover-image.tsx';
import { PartDrawing } from '../../ui/part-drawing.tsx';

const drawn: Readonly<Record<DrawingSubject, string>> = {
  browser: 'a page in a browser window',
  phone: 'a phone',
  database: 'a database',
  card: 'a payment card',
  shield: 'a shield',
  server: 'a server',
  chat: 'a conversation with an agent',
  form: 'a form',
  key: 'a key',
  spark: 'a spark',
  box: 'a box',
  plug: 'a plug',
};

export interface PostCoverProps {
  readonly post: PostSummary;
  /** Next to the post's title in a list, the cover is only decoration. */
  readonly isDecoration?: boolean;
}

/** A post's picture, or a drawing made from its slug. */
export function PostCover({ post, isDecoration = false }: PostCoverProps): ReactElement {
  const { imageUrl, imageAlt, drawing, slug, tags } = post;
  if (imageUrl !== null) {
    const alt = isDecoration ? '' : (imageAlt ?? '');
    return <CoverImage src={imageUrl} srcSet={sourceSetOf(imageUrl)} alt={alt} />;
  }
  const title = drawing && !isDecoration ? `Drawing of ${drawn[drawing]}` : undefined;
  return <PartDrawing seed={slug} subject={drawing ?? undefined} label={tags[0]} title={title} />;
}
