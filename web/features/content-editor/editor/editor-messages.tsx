import type { ContentItem } from '@chalkline/contract/founder-content';
import { type ReactElement, type ReactNode, useState } from 'react';
import { useMomentLabel } from '../../../api/moment-label.ts';
import { Button } from '../../../ui/button.tsx';
import type { GlyphName } from '../../../ui/glyph-paths.ts';
import { Glyph } from '../../../ui/glyphs.tsx';
import styles from './editor-messages.module.css';

interface EditorMessagesProps {
  readonly item: ContentItem;
  readonly isDirty: boolean;
  readonly isOutdated: boolean;
  onCompare(): void;
}

/** Messages before editing: an existing draft, other people who are editing, and newer saved versions. */
export function EditorMessages({ item, isDirty, isOutdated, onCompare }: EditorMessagesProps): ReactElement {
  const momentLabel = useMomentLabel();
  // The draft as it was when the page opened. A draft that is being typed needs no message.
  const [found] = useState(item.draft);
  const others = item.editing;
  return (
    <>
      {isOutdated ? (
        <Message
          glyph="alert"
          action={
            <Button size="small" onClick={onCompare}>
              Compare…
            </Button>
          }
        >
          {item.savedBy ?? 'Somebody'} saved this {momentLabel(item.savedAt)}, after you began.
        </Message>
      ) : null}
      {found && isDirty && !isOutdated ? (
        <Message glyph="edit">
          These are your unsaved changes of {momentLabel(found.updatedAt)}. Save them, or discard them below.
        </Message>
      ) : null}
      {others.length > 0 ? (
        <Message glyph="user">
          {others.map(({ name }) => name).join(', ')} {others.length === 1 ? 'has' : 'have'} unsaved changes
          here too. Whoever saves last chooses what to keep.
        </Message>
      ) : null}
    </>
  );
}

interface MessageProps {
  readonly glyph: GlyphName;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

function Message({ glyph, action, children }: MessageProps): ReactElement {
  return (
    <div className={styles.message}>
      <Glyph name={glyph} size={20} />
      <p>{children}</p>
      {action}
    </div>
  );
}
