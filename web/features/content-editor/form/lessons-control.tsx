import type { ContentSummary } from '@chalkline/contract/founder-content';
import { type ReactElement, useState } from 'react';
import { useResource } from '../../../api/resource.ts';
import { coursesResource } from '../../../api/resources.ts';
import { Input } from '../../../ui/input.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useShouldLoad } from '../../../ui/use-should-load.ts';
import { useEveryItem } from '../every-item.ts';
import { type BoundControl, listOf } from '../forms/field-control.ts';
import { CheckList } from './check-list.tsx';

/** Chooses lessons of any course, found by their title or the title of the course. */
export function LessonsControl(props: BoundControl): ReactElement {
  const { shouldLoad, watch } = useShouldLoad();
  if (shouldLoad) return <AllLessons {...props} />;
  return (
    <div ref={watch}>
      <Arriving />
    </div>
  );
}

function Arriving(): ReactElement {
  return <Skeleton shape="block" height="160px" />;
}

function AllLessons(props: BoundControl): ReactElement {
  const { data: courses, error: coursesError } = useResource(coursesResource);
  const { data: lessons, error: lessonsError } = useEveryItem('lesson');
  const [search, setSearch] = useState('');
  const chosen = listOf<number>(props.value);
  const isMissing = (lessonsError && !lessons) || (coursesError && !courses);
  if (isMissing) return <p role="alert">We couldn't load the lessons. Reload the page to choose some.</p>;
  if (!lessons || !courses) return <Arriving />;
  const wanted = search.trim().toLowerCase();
  const groups = courses
    .map(({ id, title }) => ({
      title,
      entries: lessons
        .filter((lesson) => lesson.courseId === id && fits(lesson, title, wanted))
        .map((lesson) => ({ id: Number(lesson.id), title: `${lesson.orderIndex}. ${lesson.title}` })),
    }))
    .filter(({ entries }) => entries.length > 0);
  return (
    <>
      <Input
        type="search"
        aria-label="Look up lessons"
        placeholder="Look up lessons or courses"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        // Otherwise Enter would save the whole form.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <CheckList {...props} groups={groups} chosen={chosen} />
    </>
  );
}

function fits(lesson: ContentSummary, courseTitle: string, wanted: string): boolean {
  return `${courseTitle} ${lesson.title}`.toLowerCase().includes(wanted);
}
