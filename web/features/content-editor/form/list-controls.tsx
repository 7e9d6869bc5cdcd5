import { type ReactElement, useState } from 'react';
import { Input } from '../../../ui/input.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { type BoundControl, listOf } from '../forms/field-control.ts';
import { linkLines, linksInLines, type NamedLink, wordsInText } from './list-texts.ts';

/** One entry per line. */
export function LinesControl({ control, name, value, onChange }: BoundControl): ReactElement {
  const lines = listOf<string>(value);
  return (
    <Textarea
      {...control}
      name={name}
      rows={4}
      value={lines.join('\n')}
      onChange={({ target }) => onChange(target.value === '' ? [] : target.value.split('\n'))}
    />
  );
}

/** Words separated by commas. */
export function WordsControl({ control, name, value, onChange }: BoundControl): ReactElement {
  const [text, type] = useTypedText(
    listOf<string>(value),
    (words) => words.join(', '),
    wordsInText,
    onChange,
  );
  return (
    <Input
      {...control}
      name={name}
      autoComplete="off"
      value={text}
      onChange={(event) => type(event.target.value)}
    />
  );
}

/** Named links, one per line. */
export function LinksControl({ control, name, value, onChange }: BoundControl): ReactElement {
  const [text, type] = useTypedText(listOf<NamedLink>(value), linkLines, linksInLines, onChange);
  return (
    <Textarea {...control} name={name} rows={4} value={text} onChange={(event) => type(event.target.value)} />
  );
}

/**
 * Keeps the text as typed, including commas and line ends, as long as it means the same as the field's value.
 * If the value changes elsewhere, the text is written again.
 */
function useTypedText<Entry>(
  list: readonly Entry[],
  write: (list: readonly Entry[]) => string,
  read: (text: string) => readonly Entry[],
  onChange: (list: readonly Entry[]) => void,
): readonly [string, (text: string) => void] {
  const [typed, setTyped] = useState(() => write(list));
  const isCurrent = write(read(typed)) === write(list);
  const type = (text: string) => {
    setTyped(text);
    onChange(read(text));
  };
  return [isCurrent ? typed : write(list), type];
}
