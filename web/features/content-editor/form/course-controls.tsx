import type { ReactElement } from 'react';
import { useResource } from '../../../api/resource.ts';
import { coursesResource } from '../../../api/resources.ts';
import { Select } from '../../../ui/select.tsx';
import { CheckList } from './check-list.tsx';
import { type BoundControl, listOf, textOf } from './field-control.ts';

interface CourseControlProps extends BoundControl {
  /** What the field holds of the course. */
  readonly by: 'id' | 'slug';
}

/** One of the courses. */
export function CourseControl({ control, name, value, by, onChange }: CourseControlProps): ReactElement {
  const { data: courses = [], error } = useResource(coursesResource);
  if (error && courses.length === 0) return <CoursesFailure />;
  const chosen = textOf(value);
  const isKnown = courses.some((course) => String(course[by]) === chosen);
  const choose = (key: string) => onChange(by === 'id' ? Number(key) : key);
  return (
    <Select {...control} name={name} value={chosen} onChange={(event) => choose(event.target.value)}>
      {isKnown ? null : (
        <option value={chosen} disabled>
          Choose a course…
        </option>
      )}
      {courses.map((course) => (
        <option key={course.id} value={course[by]}>
          {course.title}
        </option>
      ))}
    </Select>
  );
}

/** Some of the courses, in the order in which they were chosen. */
export function CoursesControl(props: BoundControl): ReactElement {
  const { data: courses = [], error } = useResource(coursesResource);
  if (error && courses.length === 0) return <CoursesFailure />;
  const groups = [{ title: '', entries: courses.map(({ id, title }) => ({ id, title })) }];
  return <CheckList {...props} groups={groups} chosen={listOf<number>(props.value)} />;
}

/** The field keeps what it holds; only choosing is not possible. */
function CoursesFailure(): ReactElement {
  return <p role="alert">We couldn't load the courses. Reload the page to choose one.</p>;
}
