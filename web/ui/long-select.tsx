import type { ComponentProps, ReactElement } from 'react';
import { htmlRenderedOnce, placedHtml, type SharedText } from './rendered-once.tsx';
import { Select } from './select.tsx';

export interface LongSelectProps extends Omit<ComponentProps<'select'>, 'children' | 'value'> {
  readonly value: string;
  readonly choices: readonly string[];
  labelOf(choice: string): string;
}

/** A select with hundreds of options, which the server renders once and only marks the chosen one each time. */
export function LongSelect({ value, choices, labelOf, ...native }: LongSelectProps): ReactElement {
  const options = <Options choices={choices} labelOf={labelOf} />;
  const html = isWrittenAsIs(value) ? htmlRenderedOnce(options) : undefined;
  if (html === undefined) {
    return (
      <Select {...native} value={value}>
        {options}
      </Select>
    );
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React has rendered it
  return <Select {...native} dangerouslySetInnerHTML={{ __html: placedHtml(withSelected(html, value)) }} />;
}

function Options({ choices, labelOf }: Pick<LongSelectProps, 'choices' | 'labelOf'>): ReactElement {
  return (
    <>
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {labelOf(choice)}
        </option>
      ))}
    </>
  );
}

/** Whether a value needs no escapes in HTML. */
function isWrittenAsIs(value: string): boolean {
  return !/["&'<>]/.test(value);
}

const knownLists = new WeakMap<SharedText, Map<string, SharedText>>();

/** Only limits memory. */
const mostLists = 100;

/** Many people have chosen the same. */
function withSelected(html: SharedText, value: string): SharedText {
  const known = knownLists.get(html) ?? new Map<string, SharedText>();
  knownLists.set(html, known);
  const list = known.get(value) ?? { text: markSelected(html.text, value) };
  if (known.size >= mostLists && !known.has(value)) known.clear();
  known.set(value, list);
  return list;
}

function markSelected(html: string, value: string): string {
  const written = `value="${value}"`;
  const at = html.indexOf(written);
  if (at === -1) return html;
  const end = at + written.length;
  return `${html.slice(0, end)} selected=""${html.slice(end)}`;
}
