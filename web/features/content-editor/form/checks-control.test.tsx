import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactElement, useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { ChecksControl } from './checks-control.tsx';

afterEach(cleanup);

const check = (id: string) => ({ id, try: `Try ${id}`, expect: `See ${id}`, otherwise: `Repair ${id}` });
let saved: unknown;

function Form({ initial }: { initial: readonly unknown[] }): ReactElement {
  const [value, setValue] = useState(initial);
  saved = value;
  return (
    <ChecksControl
      kind="lesson"
      name="checks"
      label="Checks"
      control={{ id: 'x', required: true, 'aria-describedby': undefined, 'aria-invalid': undefined }}
      value={value}
      onChange={(next) => setValue(Array.isArray(next) ? next : [])}
    />
  );
}

describe('the list of checks', () => {
  it('adds a check with an id of its own, on one line', async () => {
    const user = userEvent.setup();
    render(<Form initial={[check('a'), check('b')]} />);
    await user.click(screen.getByRole('button', { name: 'Add a check' }));
    const fields = within(screen.getByRole('group', { name: 'Check 3' }));
    await user.type(fields.getByLabelText('What to try (3)'), 'Press{enter}it');
    await user.type(fields.getByLabelText('What they should see (3)'), 'It opens.');
    await user.type(fields.getByLabelText('What to do if not (3)'), 'Ask.');
    expect(saved).toEqual([
      check('a'),
      check('b'),
      {
        id: expect.stringMatching(/^check-[0-9a-f]{8}$/),
        try: 'Press it',
        expect: 'It opens.',
        otherwise: 'Ask.',
      },
    ]);
  });

  it('moves a check, keeps the focus on its button and says where it is', async () => {
    const user = userEvent.setup();
    render(<Form initial={[check('a'), check('b'), check('c')]} />);
    await user.click(screen.getByRole('button', { name: 'Move check 3 up' }));
    expect(saved).toEqual([check('a'), check('c'), check('b')]);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move check 2 up' }));
    expect(screen.getByText('It is check 2 of 3 now.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Move check 1 up' }));
    expect(saved).toEqual([check('a'), check('c'), check('b')]);
  });

  it('removes a check and keeps the focus in the list', async () => {
    const user = userEvent.setup();
    render(<Form initial={[check('a'), check('b')]} />);
    await user.click(screen.getByRole('button', { name: 'Remove check 1' }));
    expect(saved).toEqual([check('b')]);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add a check' }));
  });

  it('has at most six', async () => {
    const user = userEvent.setup();
    render(<Form initial={['a', 'b', 'c', 'd', 'e', 'f'].map(check)} />);
    await user.click(screen.getByRole('button', { name: '6 checks are the most' }));
    expect(saved).toHaveLength(6);
  });
});
