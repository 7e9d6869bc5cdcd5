import { factsSchemas } from '@chalkline/contract/content-facts';
import { Document, isCollection, type ToStringOptions } from 'yaml';
import { z } from 'zod';
import { certificationFacts } from './certification-files.ts';
import type { FileTexts } from './content-folder.ts';
import type { ContentItem } from './content-item.ts';
import { courseFacts, lessonFacts } from './course-files.ts';
import { contentOf } from './file-form.ts';
import { fileNames } from './file-names.ts';
import { promptFacts } from './prompt-files.ts';
import { legalPageFacts, postFacts } from './writing-files.ts';

/** Writes all items as files that are read back as the same items. */
export function fileTexts(items: readonly ContentItem[]): FileTexts {
  const fileOf = fileNames(items);
  const content = contentOf(items, (item) => ({ file: fileOf(item), problem: () => undefined }));
  const files = (sources: readonly Source[], schema: z.ZodObject): [string, string][] =>
    sources.map(({ source, facts, body }) => [source.file, markdownFile(inOrder(schema, facts), body)]);
  return new Map([
    ...files(content.courses, courseFacts),
    ...files(content.lessons, lessonFacts),
    ...files(content.prompts, promptFacts),
    ...files(content.certifications, certificationFacts),
    ...files(content.posts.map(asPublic), postFacts),
    ...files(content.legalPages, legalPageFacts),
    [content.site.source.file, yaml(inOrder(factsSchemas.site, content.site.settings))],
  ]);
}

interface Source {
  readonly source: { readonly file: string };
  readonly facts: object;
  readonly body: string;
}

/** A post is public unless its file says otherwise, so the field is left out for public posts. */
function asPublic<Post extends { readonly facts: { readonly isPublished: boolean } }>(
  post: Post,
): Source & Post {
  const { isPublished, ...facts } = post.facts;
  return { ...post, facts: isPublished ? facts : post.facts } as Source & Post;
}

function markdownFile(facts: object, body: string): string {
  return `---\n${yaml(facts)}---\n${body === '' ? '' : `${body}\n`}`;
}

/** The database does not keep the order of keys, so the schema's order is used. */
function inOrder(schema: z.ZodObject, facts: object): Record<string, unknown> {
  const values = facts as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    Object.entries(schema.shape).flatMap(([key, part]) => {
      const value = values[key];
      return value === undefined ? [] : [[key, partInOrder(part, value)]];
    }),
  );
}

function partInOrder(part: unknown, value: unknown): unknown {
  if (part instanceof z.ZodOptional) return partInOrder(part.unwrap(), value);
  if (part instanceof z.ZodArray && Array.isArray(value)) {
    return value.map((entry) => partInOrder(part.element, entry));
  }
  return part instanceof z.ZodObject ? inOrder(part, value as object) : value;
}

const style: ToStringOptions = { lineWidth: 0, flowCollectionPadding: false };

/** Lists that are written on one line. */
const shortLists = ['tags', 'featuredCourseIds'];

function yaml(facts: object): string {
  const document = new Document(facts);
  for (const key of shortLists) {
    const list = document.get(key, true);
    if (isCollection(list)) list.flow = true;
  }
  return document.toString(style);
}
