import { snippetCategories } from '@chalkline/domain/prompts/categories';
import { describe, expect, it } from 'vitest';
import { projectPath } from '../db/project-path.ts';
import { textsInFolder } from './content-folder.ts';
import { itemsOfKind } from './content-item.ts';
import { itemsOf } from './file-form.ts';
import { readContent } from './read-content.ts';

const items = itemsOf(readContent(textsInFolder(projectPath('content'))));

describe('the content we ship', () => {
  it('has one free lesson in each published course: the first', () => {
    const published = itemsOfKind(items, 'course').filter(({ facts }) => facts.isPublished);
    const free = itemsOfKind(items, 'lesson').filter(({ facts }) => facts.isFree);
    expect(free.map(({ facts }) => facts.orderIndex)).toEqual(published.map(() => 1));
    expect(free.map(({ facts }) => facts.courseId).toSorted()).toEqual(
      published.map(({ id }) => Number(id)).toSorted(),
    );
  });

  it('has one free prompt in each category', () => {
    const free = itemsOfKind(items, 'prompt').filter(({ facts }) => facts.isFree);
    expect(free.map(({ facts }) => facts.category).toSorted()).toEqual([...snippetCategories].toSorted());
  });
});
