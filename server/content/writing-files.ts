import { legalFactsSchema, postFactsSchema } from '@chalkline/contract/content-facts';
import { z } from 'zod';

const { slug: _pageName, ...legalFields } = legalFactsSchema.shape;
const { slug: _postName, isPublished, ...postFields } = postFactsSchema.shape;

export const legalPageFacts = z.strictObject(legalFields);

/** A post is public unless its file says otherwise. */
export const postFacts = z.strictObject({ ...postFields, isPublished: isPublished.default(true) });

/** `what-a-database-is.md` is the post with that slug. */
export const writingFileName = /^([a-z0-9]+(?:-[a-z0-9]+)*)\.md$/;
