import { describe, expect, it } from 'vitest';
import { planButton } from './plan-button.ts';

describe('the button of a plan', () => {
  it('leads to the dashboard for the plan that the person has', () => {
    expect(planButton('Annual', 'Annual')).toEqual({ label: 'Go to Dashboard', leadsTo: 'dashboard' });
  });

  it('starts the checkout of any other plan, also for a visitor', () => {
    for (const viewerPlan of [null, 'Free', 'Monthly']) {
      expect(planButton('Annual', viewerPlan)).toEqual({ label: 'Get Annual', leadsTo: 'checkout' });
    }
    expect(planButton('Consulting', 'Lifetime').label).toBe('Start Consulting');
  });

  it('leads to the dashboard for Free, and a visitor to sign-in first', () => {
    expect(planButton('Free', 'Monthly').leadsTo).toBe('dashboard');
    expect(planButton('Free', 'Free').leadsTo).toBe('dashboard');
    expect(planButton('Free', null).leadsTo).toBe('sign-in');
  });
});
