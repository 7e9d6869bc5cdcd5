import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { expect, it } from 'vitest';
import { defineScreen } from './screen.ts';
import { componentOf, loadScreen } from './screen-modules.ts';

const screen = defineScreen({
  name: 'prompts',
  path: '/a-form',
  shell: 'app',
  requires: 'public',
  head: () => ({ title: '', description: '' }),
  load: async () => ({ Screen: () => <input aria-label="Your name" /> }),
});

function OpenPage() {
  const Component = componentOf(screen);
  return (
    <Suspense>
      <Component parameters={{}} paywall={undefined} />
    </Suspense>
  );
}

it('keeps what was typed on an open page when its code is loaded ahead for a link', async () => {
  const page = render(<OpenPage />);
  await userEvent.type(await page.findByLabelText('Your name'), 'Kwame');
  await loadScreen(screen);
  page.rerender(<OpenPage />);
  expect(page.queryByDisplayValue('Kwame')).toBeTruthy();
});
