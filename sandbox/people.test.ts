import { describe, expect, it } from 'vitest';
import { demoPeople } from './people.ts';

describe('the demo people', () => {
  it('are the six of the sandbox, in order', () => {
    expect(demoPeople.map(({ label, plan }) => [label, plan])).toEqual([
      ['Free learner', 'Free'],
      ['Monthly member', 'Monthly'],
      ['Annual member', 'Annual'],
      ['Lifetime member', 'Lifetime'],
      ['Consulting member', 'Consulting'],
      ['Founder', 'Free'],
    ]);
    expect(demoPeople.filter(({ isFounder }) => isFounder).map(({ label }) => label)).toEqual(['Founder']);
  });

  it('have unique subjects and emails, which are in lower case', () => {
    expect(new Set(demoPeople.map(({ subject }) => subject)).size).toBe(demoPeople.length);
    expect(new Set(demoPeople.map(({ email }) => email)).size).toBe(demoPeople.length);
    for (const { email } of demoPeople) expect(email).toMatch(/^[a-z.-]+@chalkline\.example$/);
  });
});
