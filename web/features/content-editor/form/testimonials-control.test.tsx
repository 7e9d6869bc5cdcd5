import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactElement, useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { TestimonialsControl } from './testimonials-control.tsx';

afterEach(cleanup);

const first = { quote: 'It works.', author: 'Sam', role: 'Baker', isSample: true };
let saved: unknown;

function Form({ initial }: { initial: readonly unknown[] | null }): ReactElement {
  const [value, setValue] = useState(initial);
  saved = value;
  return (
    <TestimonialsControl
      kind="site"
      name="testimonials"
      label="Testimonials"
      control={{ id: 'x', required: false, 'aria-describedby': undefined, 'aria-invalid': undefined }}
      value={value}
      onChange={(next) => setValue(Array.isArray(next) ? next : null)}
    />
  );
}

describe('the list of testimonials', () => {
  it('adds a testimonial and fills it in', async () => {
    const user = userEvent.setup();
    render(<Form initial={null} />);
    await user.click(screen.getByRole('button', { name: 'Add a testimonial' }));
    const fields = within(screen.getByRole('group', { name: 'Testimonial 1' }));
    await user.type(fields.getByLabelText('Quote 1'), 'Good.');
    await user.type(fields.getByLabelText('Who said quote 1'), 'Ann');
    await user.type(fields.getByLabelText('Who they are'), 'Potter');
    expect(saved).toEqual([{ quote: 'Good.', author: 'Ann', role: 'Potter' }]);
  });

  it('leaves the mark out when a quote is real', async () => {
    const user = userEvent.setup();
    render(<Form initial={[first]} />);
    await user.click(screen.getByRole('checkbox', { name: 'The quote is a sample' }));
    expect(saved).toEqual([{ quote: 'It works.', author: 'Sam', role: 'Baker' }]);
  });

  it('removes a testimonial and keeps the focus in the list', async () => {
    const user = userEvent.setup();
    render(<Form initial={[first, { ...first, quote: 'Second.' }]} />);
    await user.click(screen.getByRole('button', { name: 'Remove testimonial 1' }));
    expect(saved).toEqual([{ ...first, quote: 'Second.' }]);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add a testimonial' }));
  });
});
