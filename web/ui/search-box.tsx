import { type ReactElement, useEffect, useRef, useState } from 'react';
import { Glyph } from './glyphs.tsx';
import { Input } from './input.tsx';
import styles from './search-box.module.css';

export interface SearchBoxProps {
  /** Names the box for those who do not see the glyph. */
  label: string;
  placeholder: string;
  maxLength: number;
  /** The search that holds now, as it stands in the address. */
  value: string;
  /** How long typing has to rest before the search is made. */
  pauseMilliseconds: number;
  onSearch: (search: string) => void;
}

/** A search that is made, trimmed, when typing stops; at once with Enter, or when the box is cleared. */
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

  // Back, forward and "clear" change the address: the box follows, unless it was the box that asked.
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
