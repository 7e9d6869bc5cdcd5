import { cleanup, render, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { usePlaybackChoice } from './playback-choice.ts';
import { useQualityChoice } from './quality-choice.ts';
import { QualitySelect } from './quality-select.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

interface MenuProps {
  readonly qualities: readonly number[];
  readonly shown?: number;
}

function Menu({ qualities, shown }: MenuProps): ReactElement {
  const { preferred, prefer } = useQualityChoice(usePlaybackChoice(undefined));
  return <QualitySelect qualities={qualities} shown={shown} preferred={preferred} onPrefer={prefer} />;
}

function open(props: MenuProps) {
  const { baseElement, unmount } = render(<Menu {...props} />);
  const page = within(baseElement);
  return { ...page, unmount, user: userEvent.setup() };
}

const all = [360, 720, 1080];

describe('the quality menu', () => {
  it('offers the qualities of the video from the best on, and shows what is played', () => {
    const menu = open({ qualities: all, shown: 720 });
    const options = menu.getAllByRole('option').map(({ textContent }) => textContent);
    expect(options).toEqual(['Auto (720p)', '1080p', '720p', '360p']);
    expect(menu.getByLabelText<HTMLSelectElement>('Quality').value).toBe('auto');
  });

  it('remembers the choice, also for videos without that quality', async () => {
    const first = open({ qualities: all });
    await first.user.selectOptions(first.getByLabelText('Quality'), '1080p');
    first.unmount();
    const smaller = open({ qualities: [360, 720] });
    expect(smaller.getByLabelText<HTMLSelectElement>('Quality').value).toBe('720');
    smaller.unmount();
    const again = open({ qualities: all });
    expect(again.getByLabelText<HTMLSelectElement>('Quality').value).toBe('1080');
    await again.user.selectOptions(again.getByLabelText('Quality'), 'Auto');
    expect(again.getByLabelText<HTMLSelectElement>('Quality').value).toBe('auto');
  });

  it('is missing where there is no choice', () => {
    expect(open({ qualities: [360] }).queryByLabelText('Quality')).toBeNull();
    expect(open({ qualities: [] }).queryByLabelText('Quality')).toBeNull();
  });
});
