import { describe, expect, it } from 'vitest';
import type { ContentItem } from '../../content/content-item.ts';
import { actionFacts } from './action-facts.ts';

const site = (social: readonly object[], brand = 'Chalkline') => ({
  item: { kind: 'site', id: 'site', facts: { brand, social }, body: '' } as unknown as ContentItem,
  version: 1,
  isDeleted: false,
});
const x = { name: 'X', url: 'https://x.example' };
const xFromDatabase = { url: 'https://x.example', name: 'X' };

describe('the audit entry of a saved item', () => {
  it('names only what was changed, whatever the order of keys', () => {
    const { before, after } = actionFacts(site([x]), site([xFromDatabase], 'Ledgerloft'));
    expect(before).toMatchObject({ brand: 'Chalkline' });
    expect(after).toMatchObject({ brand: 'Ledgerloft' });
    expect(after).not.toHaveProperty('social');
  });

  it('lists values in words', () => {
    const { after } = actionFacts(site([x]), site([x, { name: 'Blog', url: 'https://b.example' }]));
    expect(after).toMatchObject({ social: 'X, https://x.example · Blog, https://b.example' });
  });
});
