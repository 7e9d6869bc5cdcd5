import { describe, expect, it } from 'vitest';
import { type AccessDecision, decideAccess, type Requirement, type Viewer } from './decide-access.ts';

const people: Record<string, Viewer | null> = {
  visitor: null,
  'free user': { plan: null, isFounder: false },
  'Free by name': { plan: 'Free', isFounder: false },
  monthly: { plan: 'Monthly', isFounder: false },
  lifetime: { plan: 'Lifetime', isFounder: false },
  consulting: { plan: 'consulting', isFounder: false },
  founder: { plan: null, isFounder: true },
};

const expected: Record<Requirement, Record<string, AccessDecision>> = {
  public: {
    visitor: 'allow',
    'free user': 'allow',
    'Free by name': 'allow',
    monthly: 'allow',
    lifetime: 'allow',
    consulting: 'allow',
    founder: 'allow',
  },
  session: {
    visitor: 'home',
    'free user': 'allow',
    'Free by name': 'allow',
    monthly: 'allow',
    lifetime: 'allow',
    consulting: 'allow',
    founder: 'allow',
  },
  paid: {
    visitor: 'home',
    'free user': 'paywall',
    'Free by name': 'paywall',
    monthly: 'allow',
    lifetime: 'allow',
    consulting: 'allow',
    founder: 'allow',
  },
  consulting: {
    visitor: 'home',
    'free user': 'paywall',
    'Free by name': 'paywall',
    monthly: 'paywall',
    lifetime: 'paywall',
    consulting: 'allow',
    founder: 'allow',
  },
  founder: {
    visitor: 'hidden',
    'free user': 'hidden',
    'Free by name': 'hidden',
    monthly: 'hidden',
    lifetime: 'hidden',
    consulting: 'hidden',
    founder: 'allow',
  },
};

const cases = Object.entries(expected).flatMap(([requirement, row]) =>
  Object.entries(row).map(([person, decision]) => ({
    requirement: requirement as Requirement,
    person,
    decision,
  })),
);

describe('access', () => {
  it.each(cases)('$person asking for $requirement: $decision', ({ requirement, person, decision }) => {
    expect(decideAccess(requirement, people[person] ?? null)).toBe(decision);
  });
});
