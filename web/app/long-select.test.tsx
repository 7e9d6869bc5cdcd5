import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LongSelect } from '../ui/long-select.tsx';
import { withContentRenderedOnce } from '../ui/rendered-once.tsx';
import { sharedHtmlOf } from './shared-html.ts';

const choices = ['Africa/Cairo', 'Europe/Berlin', 'Europe/Berlin/Spree', 'Tom & Ann'];
const labelOf = (choice: string) => choice.replace('/', ': ');

function select(value: string) {
  return (
    <LongSelect value={value} choices={choices} labelOf={labelOf} name="zone" onChange={() => undefined} />
  );
}

describe('a select whose options are rendered once', () => {
  it.each([...choices, 'Somewhere/Else'])('is the same as React renders it, with %s chosen', (value) => {
    const expected = renderToString(select(value));
    const shown = () => withContentRenderedOnce(sharedHtmlOf, () => renderToString(select(value)));
    expect([shown(), shown(), shown()]).toEqual([expected, expected, expected]);
    expect(expected.split('selected=""').length - 1).toBe(choices.includes(value) ? 1 : 0);
  });
});
