import { shareImagePath } from '@chalkline/contract/addresses';
import type { Post, PostSummary } from '@chalkline/contract/writing';
import { organizationReference } from './organization.ts';
import type { Thing, ThingContext } from './thing.ts';

export function blog(context: ThingContext, posts: readonly PostSummary[]): Thing {
  return {
    '@type': 'Blog',
    name: `${context.site.brand} ${context.title}`,
    url: context.url,
    description: context.description,
    inLanguage: 'en',
    publisher: organizationReference(context),
    blogPost: posts.map(({ slug, title, publishedOn }) => ({
      '@type': 'BlogPosting',
      headline: title,
      url: `${context.publicUrl}/blog/${slug}`,
      datePublished: publishedOn,
    })),
  };
}

export function blogPosting(context: ThingContext, post: Post): Thing {
  const { publicUrl, url } = context;
  return {
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.description,
    url,
    mainEntityOfPage: url,
    image: publicUrl + shareImagePath(`/blog/${post.slug}`),
    datePublished: post.publishedOn,
    dateModified: post.publishedOn,
    author: { '@type': 'Person', name: post.author, url: `${publicUrl}/` },
    publisher: organizationReference(context),
    keywords: post.tags,
    timeRequired: `PT${post.minutesToRead}M`,
    inLanguage: 'en',
  };
}

/** A page without a more specific type. */
export function webPage(context: ThingContext, facts: { readonly dateModified?: string } = {}): Thing {
  return {
    '@type': 'WebPage',
    name: context.title,
    description: context.description,
    url: context.url,
    inLanguage: 'en',
    publisher: organizationReference(context),
    ...facts,
  };
}
