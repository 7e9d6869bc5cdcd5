import { type ReactElement, useEffect, useRef, useState } from 'react';
import { Glyph } from './glyphs.tsx';
import { Input } from './input.tsx';
import styles from './search-box.module.css';

export interface SearchBoxProps {
  /** The label for screen readers. */
  label: string;
  placeholder: string;
  maxLength: number;
  /** The current search, from the URL. */
  value: string;
  /** How long to wait after the last key before searching. */
  pauseMilliseconds: number;
  onSearch: (search: string) => void;
}

/**
 * A search box. It searches with the trimmed text when typing stops, or right away on Enter or when cleared.
 */
export function SearchBox(props: SearchBoxProps): ReactElement {
  const { label, placeholder, maxLength } = props;
  const { text, type, search } = useTypedSearch(props);
  return (
    <form
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        search(text);
      }}
    >
      <Input
        type="search"
        name="search"
        icon={<Glyph name="search" size={20} />}
        aria-label={label}
        placeholder={placeholder}
        maxLength={maxLength}
        autoComplete="off"
        value={text}
        onChange={(event) => type(event.target.value)}
      />
    </form>
  );
}

function useTypedSearch({ value, pauseMilliseconds, onSearch }: SearchBoxProps) {
  const [text, setText] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asked = useRef(value);

  // Back, forward and "clear" change the URL, and the box follows, unless the change came from the box.
  useEffect(() => {
    if (asked.current === value) return;
    asked.current = value;
    clearTimeout(timer.current);
    setText(value);
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const search = (typed: string) => {
    clearTimeout(timer.current);
    if (typed.trim() === asked.current) return;
    asked.current = typed.trim();
    onSearch(asked.current);
  };
  const type = (typed: string) => {
    setText(typed);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => search(typed), typed === '' ? 0 : pauseMilliseconds);
  };
  return { text, type, search };
}
