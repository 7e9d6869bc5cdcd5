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
      errors={{ 'testimonials.1.author': "Who said it can't be empty." }}
      onChange={(next) => setValue(Array.isArray(next) ? next : null)}
    />
  );
}

const fieldsOf = (position: number) => within(screen.getByRole('group', { name: `Testimonial ${position}` }));

describe('the list of testimonials', () => {
  it('adds a testimonial and fills it in', async () => {
    const user = userEvent.setup();
    render(<Form initial={null} />);
    await user.click(screen.getByRole('button', { name: 'Add a testimonial' }));
    const fields = fieldsOf(1);
    expect(document.activeElement).toBe(fields.getByLabelText('Quote'));
    await user.keyboard('Good.');
    await user.type(fields.getByLabelText('Who said it'), 'Ann');
    await user.type(fields.getByLabelText('Who they are'), 'Potter');
    expect(saved).toEqual([{ quote: 'Good.', author: 'Ann', role: 'Potter' }]);
  });

  it('leaves the mark out when a quote is real', async () => {
    const user = userEvent.setup();
    render(<Form initial={[first]} />);
    await user.click(screen.getByRole('checkbox', { name: 'The quote is a sample' }));
    expect(saved).toEqual([{ quote: 'It works.', author: 'Sam', role: 'Baker' }]);
  });

  it('removes a testimonial and moves the focus to the one in its place', async () => {
    const user = userEvent.setup();
    render(<Form initial={[first, { ...first, quote: 'Second.' }]} />);
    await user.click(screen.getByRole('button', { name: 'Remove testimonial 1' }));
    expect(saved).toEqual([{ ...first, quote: 'Second.' }]);
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Testimonial 1' }));
  });

  it('moves the focus to the one before when the last is removed, and to Add when none is left', async () => {
    const user = userEvent.setup();
    render(<Form initial={[first, first]} />);
    await user.click(screen.getByRole('button', { name: 'Remove testimonial 2' }));
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Testimonial 1' }));
    await user.click(screen.getByRole('button', { name: 'Remove testimonial 1' }));
    expect(saved).toEqual([]);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add a testimonial' }));
  });

  it('shows an error at the field that it is about', () => {
    render(<Form initial={[first, { ...first, author: '' }]} />);
    const wrong = fieldsOf(2).getByLabelText('Who said it');
    expect(wrong.getAttribute('aria-invalid')).toBe('true');
    expect(fieldsOf(2).getByText("Who said it can't be empty.")).toBeTruthy();
    expect(fieldsOf(1).getByLabelText('Who said it').getAttribute('aria-invalid')).toBeNull();
  });
});
