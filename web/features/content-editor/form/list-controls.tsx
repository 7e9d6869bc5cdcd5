import { type ReactElement, useState } from 'react';
import { Input } from '../../../ui/input.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { type BoundControl, listOf } from './field-control.ts';
import { linkLines, linksInLines, type NamedLink, wordsInText } from './list-texts.ts';

/** One entry on each line. */
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

/** Words with commas between them. */
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

/** Named addresses, one on each line. */
export function LinksControl({ control, name, value, onChange }: BoundControl): ReactElement {
  const [text, type] = useTypedText(listOf<NamedLink>(value), linkLines, linksInLines, onChange);
  return (
    <Textarea {...control} name={name} rows={4} value={text} onChange={(event) => type(event.target.value)} />
  );
}

/**
 * What is typed stays as it is typed, commas and line ends included, for as long as it means what the
 * field holds; a list that was changed elsewhere is written out anew.
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
