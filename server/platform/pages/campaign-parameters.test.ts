import { describe, expect, it } from 'vitest';
import { withoutCampaignParameters } from './campaign-parameters.ts';

describe('the URL of a page', () => {
  it.each([
    ['/pricing', '/pricing'],
    ['/pricing?utm_source=news&utm_medium=mail', '/pricing'],
    ['/pricing?', '/pricing'],
    ['/?fbclid=a?b=c', '/'],
    ['/prompts?search=a%26b&gclid=1&page=2', '/prompts?search=a%26b&page=2'],
    ['/prompts?search=utm_source', '/prompts?search=utm_source'],
    ['/prompts?search=a&&page=2', '/prompts?search=a&page=2'],
  ])('of %s without what a campaign added is %s', (url, expected) => {
    expect(withoutCampaignParameters(url)).toBe(expected);
  });

  it.each(['/?utm%5Fsource=a', '/?UTM_SOURCE=a', '/?xutm_source=a', '/?utm_source[]=a', '/?unknown=1'])(
    'keeps everything else: %s',
    (url) => {
      expect(withoutCampaignParameters(url)).toBe(url);
    },
  );
});
