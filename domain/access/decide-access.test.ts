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

const everybody = Object.keys(people);
const signedIn = everybody.slice(1);
const members = ['monthly', 'lifetime', 'consulting', 'founder'];

/** Who is admitted where. For everybody else, learners see the paywall, and the console is hidden. */
const admitted: Record<Requirement, readonly string[]> = {
  public: everybody,
  session: signedIn,
  paid: members,
  consulting: ['consulting', 'founder'],
  'staff:overview': ['founder', 'consultant', 'editor'],
  'staff:reviews': ['founder', 'consultant'],
  'staff:tickets': ['founder', 'consultant'],
  'staff:questions': ['founder', 'consultant'],
  'staff:content': ['founder', 'editor'],
  'staff:members': ['founder'],
  'staff:money': ['founder'],
  'staff:team': ['founder'],
  'staff:audit': ['founder'],
  'staff:operations': ['founder'],
};

function expected(requirement: Requirement, person: string): AccessDecision {
  if (admitted[requirement].includes(person)) return 'allow';
  if (requirement.startsWith('staff:')) return 'hidden';
  return person === 'visitor' ? 'home' : 'paywall';
}

const cases = (Object.keys(admitted) as Requirement[]).flatMap((requirement) =>
  everybody.map((person) => ({ requirement, person, decision: expected(requirement, person) })),
);

describe('access', () => {
  it.each(cases)('to $requirement gives $person: $decision', ({ requirement, person, decision }) => {
    expect(decideAccess(requirement, people[person] ?? null)).toBe(decision);
  });
});
