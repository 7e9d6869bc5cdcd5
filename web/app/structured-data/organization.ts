import type { Thing, ThingContext } from './thing.ts';

/** The organization behind the site. */
export function organization({ site, publicUrl }: ThingContext): Thing {
  return {
    '@type': 'Organization',
    '@id': idOf(publicUrl),
    name: site.brand,
    legalName: site.company.name,
    url: `${publicUrl}/`,
    logo: `${publicUrl}/favicon.svg`,
    description: site.description,
    email: site.contactEmail,
    address: site.company.address,
    founder: { '@type': 'Person', name: site.founder.name },
    sameAs: site.social.map(({ url }) => url),
  };
}

/** A reference to the same organization. */
export function organizationReference({ site, publicUrl }: ThingContext): Thing {
  return { '@type': 'Organization', '@id': idOf(publicUrl), name: site.brand, url: `${publicUrl}/` };
}

export function webSite(context: ThingContext): Thing {
  const { site, publicUrl } = context;
  return {
    '@type': 'WebSite',
    '@id': `${publicUrl}/#website`,
    name: site.brand,
    url: `${publicUrl}/`,
    description: site.description,
    inLanguage: 'en',
    publisher: organizationReference(context),
  };
}

function idOf(publicUrl: string): string {
  return `${publicUrl}/#organization`;
}
