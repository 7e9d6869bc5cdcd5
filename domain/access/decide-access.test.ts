import { describe, expect, it } from 'vitest';
import { type AccessDecision, decideAccess, type Requirement, type Viewer } from './decide-access.ts';

const people: Record<string, Viewer | null> = {
  visitor: null,
  'free user': { plan: null, isFounder: false, role: null },
  'Free by name': { plan: 'Free', isFounder: false, role: null },
  monthly: { plan: 'Monthly', isFounder: false, role: null },
  lifetime: { plan: 'Lifetime', isFounder: false, role: null },
  consulting: { plan: 'consulting', isFounder: false, role: null },
  founder: { plan: null, isFounder: true, role: 'founder' },
  consultant: { plan: null, isFounder: false, role: 'consultant' },
  editor: { plan: null, isFounder: false, role: 'editor' },
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
    consultant: 'allow',
    editor: 'allow',
  },
  session: {
    visitor: 'home',
    'free user': 'allow',
    'Free by name': 'allow',
    monthly: 'allow',
    lifetime: 'allow',
    consulting: 'allow',
    founder: 'allow',
    consultant: 'allow',
    editor: 'allow',
  },
  paid: {
    visitor: 'home',
    'free user': 'paywall',
    'Free by name': 'paywall',
    monthly: 'allow',
    lifetime: 'allow',
    consulting: 'allow',
    founder: 'allow',
    consultant: 'paywall',
    editor: 'paywall',
  },
  consulting: {
    visitor: 'home',
    'free user': 'paywall',
    'Free by name': 'paywall',
    monthly: 'paywall',
    lifetime: 'paywall',
    consulting: 'allow',
    founder: 'allow',
    consultant: 'paywall',
    editor: 'paywall',
  },
  'staff:overview': {
    visitor: 'hidden',
    'free user': 'hidden',
    'Free by name': 'hidden',
    monthly: 'hidden',
    lifetime: 'hidden',
    consulting: 'hidden',
    founder: 'allow',
    consultant: 'allow',
    editor: 'allow',
  },
  'staff:reviews': {
    visitor: 'hidden',
    'free user': 'hidden',
    'Free by name': 'hidden',
    monthly: 'hidden',
    lifetime: 'hidden',
    consulting: 'hidden',
    founder: 'allow',
    consultant: 'allow',
    editor: 'hidden',
  },
  'staff:tickets': {
    visitor: 'hidden',
    'free user': 'hidden',
    'Free by name': 'hidden',
    monthly: 'hidden',
    lifetime: 'hidden',
    consulting: 'hidden',
    founder: 'allow',
    consultant: 'allow',
    editor: 'hidden',
  },
  'staff:content': {
    visitor: 'hidden',
    'free user': 'hidden',
    'Free by name': 'hidden',
    monthly: 'hidden',
    lifetime: 'hidden',
    consulting: 'hidden',
    founder: 'allow',
    consultant: 'hidden',
    editor: 'allow',
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
