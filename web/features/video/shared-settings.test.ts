import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forget } from '../../ui/remembered.ts';
import { unsentSettings } from './playback-choice.ts';
import { hasSentSettingsSince, shareUnsentSettings } from './shared-settings.ts';
import { markUnsent, unsentName } from './unsent-mark.ts';

beforeEach(() => vi.stubGlobal('fetch', async () => Response.json({ csrfToken: 'a token' })));
afterEach(() => {
  vi.unstubAllGlobals();
  forget(unsentName(unsentSettings));
});

describe('a page that was read before settings were sent', () => {
  it('is older than they are, and a page that is read afterwards is not', async () => {
    const before = Date.now();
    markUnsent(unsentSettings, 'ada');
    await shareUnsentSettings('ada');
    expect(hasSentSettingsSince(before)).toBe(true);
    expect(hasSentSettingsSince(Date.now() + 1)).toBe(false);
  });
});
