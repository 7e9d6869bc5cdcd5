import { describe, expect, it, vi } from 'vitest';
import { loseStylesTwice, setUpStyleRequests, stylesArrive } from '../testing/style-requests.ts';
import { loadCode } from './load-code.ts';

setUpStyleRequests();

describe('code that is loaded after the page', () => {
  it('arrives when its styles are there as well', async () => {
    const arrived = vi.fn();
    const loaded = loadCode(async () => 'a dialog').then(arrived);
    // A task later, the code itself has arrived.
    await new Promise((resolve) => setTimeout(resolve));
    expect(arrived).not.toHaveBeenCalled();
    stylesArrive();
    await loaded;
    expect(arrived).toHaveBeenCalledExactlyOnceWith('a dialog');
  });

  it('does not arrive without its styles', async () => {
    const failed = expect(loadCode(async () => 'a dialog')).rejects.toThrow('Styles not loaded');
    await loseStylesTwice();
    await failed;
  });
});
