import { describe, expect, it } from 'vitest';
import { renewalToAnnounce } from './renewal-reminder.ts';

const now = new Date('2026-11-16T12:00:00Z');
const annual = (renewsAt: string | null, owedSince: Date | null = null) => ({
  plan: 'Annual' as const,
  renewsAt: renewsAt === null ? null : new Date(renewsAt),
  owedSince,
});

describe('the reminder of a renewal', () => {
  it('is due in the last seven days before it', () => {
    const last = new Date('2026-11-23T12:00:00Z');
    expect(renewalToAnnounce(annual(last.toISOString()), now)).toEqual(last);
    expect(renewalToAnnounce(annual('2026-11-16T12:00:01Z'), now)).toBeDefined();
    expect(renewalToAnnounce(annual('2026-11-23T12:00:01Z'), now)).toBeUndefined();
    expect(renewalToAnnounce(annual('2026-11-16T12:00:00Z'), now)).toBeUndefined();
  });

  it('is not sent for a cancelled plan, an owed one, or one that renews every month', () => {
    expect(renewalToAnnounce(annual(null), now)).toBeUndefined();
    expect(renewalToAnnounce(annual('2026-11-20T12:00:00Z', now), now)).toBeUndefined();
    const monthly = { ...annual('2026-11-20T12:00:00Z'), plan: 'Monthly' as const };
    expect(renewalToAnnounce(monthly, now)).toBeUndefined();
  });
});
