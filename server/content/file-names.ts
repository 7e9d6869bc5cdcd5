import type { ContentItem } from './content-item.ts';
import { namesIn } from './file-form.ts';

/** The file name of each item. */
export function fileNames(items: readonly ContentItem[]): (item: ContentItem) => string {
  const { courseSlug } = namesIn(items);
  return (item) => {
    switch (item.kind) {
      case 'course':
        return `courses/${item.facts.slug}/course.md`;
      case 'lesson': {
        const { courseId, orderIndex, slug } = item.facts;
        return `courses/${courseSlug(courseId)}/${String(orderIndex).padStart(2, '0')}-${slug}.md`;
      }
      case 'prompt':
        return `prompts/${item.facts.slug}.md`;
      case 'certification':
        return `certifications/${item.facts.slug}.md`;
      case 'post':
        return `blog/${item.facts.slug}.md`;
      case 'legal':
        return `legal/${item.facts.slug}.md`;
      case 'site':
        return 'site.yaml';
    }
  };
}
