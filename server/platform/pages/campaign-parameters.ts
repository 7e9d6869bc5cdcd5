/** What campaigns, mail programs and social networks add to links. No page reads any of these. */
const campaignParameter =
  /^(?:utm_[a-z_]+|gclid|gbraid|wbraid|gad_source|dclid|fbclid|msclkid|ttclid|twclid|li_fat_id|igshid|mc_cid|mc_eid|_ga)$/;

/**
 * The URL of the page that a campaign's link leads to. A page is rendered from this URL, so that a cached copy cannot
 * depend on the parameters that are left out here.
 */
export function withoutCampaignParameters(url: string): string {
  const start = url.indexOf('?');
  if (start === -1) return url;
  const kept = url
    .slice(start + 1)
    .split('&')
    .filter((part) => part !== '' && !campaignParameter.test(part.split('=', 1)[0] ?? ''));
  return url.slice(0, start) + (kept.length > 0 ? `?${kept.join('&')}` : '');
}
