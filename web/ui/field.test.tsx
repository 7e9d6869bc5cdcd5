import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Field } from './field.tsx';
import { Input } from './input.tsx';

const attribute = (markup: string, name: string) =>
  new RegExp(`<input[^>]*\\s${name}="([^"]*)"`).exec(markup)?.[1];

describe('Field', () => {
  it('labels its control', () => {
    const markup = renderToString(<Field label="Name">{(control) => <Input {...control} />}</Field>);
    const id = attribute(markup, 'id');
    expect(id).toBeTruthy();
    expect(markup).toContain(`for="${id}"`);
    expect(attribute(markup, 'aria-describedby')).toBeUndefined();
    expect(attribute(markup, 'aria-invalid')).toBeUndefined();
  });

  it('describes its control by hint and error, in that order', () => {
    const markup = renderToString(
      <Field label="Name" hint="As on paper" error="Missing">
        {(control) => <Input {...control} />}
      </Field>,
    );
    const [hint, error] = attribute(markup, 'aria-describedby')?.split(' ') ?? [];
    expect(markup).toMatch(new RegExp(`id="${hint}"[^>]*>As on paper`));
    expect(markup).toContain(`id="${error}"`);
    expect(attribute(markup, 'aria-invalid')).toBe('true');
  });
});
