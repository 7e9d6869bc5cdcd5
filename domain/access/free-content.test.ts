import { describe, expect, it } from 'vitest';
import { decideAccess, type Viewer } from './decide-access.ts';
import { requiredToRead, requiredToWorkOn } from './free-content.ts';

const free: Viewer = { plan: 'Free', isFounder: false, role: null };
const member: Viewer = { plan: 'Monthly', isFounder: false, role: null };
const founder: Viewer = { plan: null, isFounder: true, role: 'founder' };

describe('a free lesson or prompt', () => {
  const required = requiredToRead({ isFree: true });

  it('is open to everybody', () => {
    for (const viewer of [null, free, member, founder]) expect(decideAccess(required, viewer)).toBe('allow');
  });

  it('can be completed by everybody with an account', () => {
    const required = requiredToWorkOn({ isFree: true });
    expect(decideAccess(required, null)).toBe('home');
    for (const viewer of [free, member, founder]) expect(decideAccess(required, viewer)).toBe('allow');
  });
});

describe('any other lesson or prompt', () => {
  it.each([requiredToRead, requiredToWorkOn])('is for members only', (required) => {
    const requirement = required({ isFree: false });
    expect(decideAccess(requirement, null)).toBe('home');
    expect(decideAccess(requirement, free)).toBe('paywall');
    for (const viewer of [member, founder]) expect(decideAccess(requirement, viewer)).toBe('allow');
  });
});
