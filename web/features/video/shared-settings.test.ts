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

describe('settings that were sent', () => {
  it('are newer than a page that was received before, but not than one that is received afterwards', async () => {
    const before = Date.now();
    markUnsent(unsentSettings, 'ada');
    await shareUnsentSettings('ada');
    expect(hasSentSettingsSince(before)).toBe(true);
    expect(hasSentSettingsSince(Date.now() + 1)).toBe(false);
  });
});
