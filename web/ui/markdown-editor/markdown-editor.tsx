import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useRef,
  useState,
} from 'react';
import { Glyph } from '../glyphs.tsx';
import { tabAfter } from '../tab-keys.ts';
import { Textarea } from '../textarea.tsx';
import { applyEdit, markedTextIn } from './apply-edit.ts';
import styles from './markdown-editor.module.css';
import { PictureTool } from './picture-tool.tsx';
import { type Tool, toolLabel, tools } from './tools.ts';
import { type PictureSource, usePictures } from './use-pictures.ts';

export interface MarkdownEditorProps extends ComponentProps<'textarea'> {
  /** Labels the toolbar and the preview, such as "Notes". */
  readonly label: string;
  /** The text as its readers will see it. */
  readonly preview: ReactNode;
  /** Where pictures are uploaded; without it, pictures can't be added. */
  readonly pictures?: PictureSource;
}

/** A Markdown field with a toolbar, and a preview next to it or below it. */
export function MarkdownEditor({ label, preview, pictures, ...native }: MarkdownEditorProps): ReactElement {
  const field = useRef<HTMLTextAreaElement>(null);
  const [hasPreview, setPreview] = useState(true);
  const { put, taking } = usePictures(pictures, field);
  const use = (tool: Tool) => {
    if (field.current) applyEdit(field.current, tool.edit(markedTextIn(field.current)));
  };
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
    const tool = tools.find(({ key }) => key === event.key.toLowerCase());
    if (!tool) return;
    event.preventDefault();
    use(tool);
  };
  return (
    <div className={styles.frame}>
      <div className={styles.editor} data-preview={hasPreview} {...taking}>
        <Toolbar
          label={label}
          onUse={use}
          pictures={pictures}
          onPictures={put}
          hasPreview={hasPreview}
          onPreview={setPreview}
        />
        <Textarea {...native} ref={field} rows={14} spellCheck className={styles.text} onKeyDown={press} />
        {hasPreview ? (
          <section
            aria-label={`Preview of ${label}`}
            className={styles.preview}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by the keyboard too
            tabIndex={0}
          >
            {preview}
          </section>
        ) : null}
      </div>
    </div>
  );
}

interface ToolbarProps {
  readonly label: string;
  readonly hasPreview: boolean;
  readonly pictures: PictureSource | undefined;
  onUse(tool: Tool): void;
  onPictures(files: readonly File[]): void;
  onPreview(isShown: boolean): void;
}

function Toolbar(props: ToolbarProps): ReactElement {
  const { label, hasPreview, pictures, onUse, onPictures, onPreview } = props;
  const { move, stop } = useOneTabStop();
  return (
    <div role="toolbar" aria-label={`${label}: format`} className={styles.bar} onKeyDown={move}>
      {tools.map((tool, index) => (
        <button
          key={tool.name}
          type="button"
          className={styles.tool}
          aria-label={tool.name}
          title={toolLabel(tool)}
          {...stop(index)}
          onClick={() => onUse(tool)}
        >
          <Glyph name={tool.glyph} size={20} />
        </button>
      ))}
      {pictures ? <PictureTool source={pictures} stop={stop(tools.length)} onChoose={onPictures} /> : null}
      <button
        type="button"
        className={styles.toggle}
        aria-pressed={hasPreview}
        {...stop(tools.length + (pictures ? 1 : 0))}
        onClick={() => onPreview(!hasPreview)}
      >
        <Glyph name="eye" size={20} />
        Preview
      </button>
    </div>
  );
}

/** One tab stop; the arrow keys move along the toolbar. */
function useOneTabStop() {
  const [current, setCurrent] = useState(0);
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const next = tabAfter(event.key, current, buttons.length);
    if (next === undefined) return;
    event.preventDefault();
    setCurrent(next);
    buttons[next]?.focus();
  };
  const stop = (index: number) => ({
    tabIndex: index === current ? 0 : -1,
    onFocus: () => setCurrent(index),
  });
  return { move, stop };
}
