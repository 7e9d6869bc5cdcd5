import type { ReactElement } from 'react';
import { useResource } from '../../../api/resource.ts';
import { coursesResource } from '../../../api/resources.ts';
import { Select } from '../../../ui/select.tsx';
import { type BoundControl, listOf, textOf } from '../forms/field-control.ts';
import { CheckList } from './check-list.tsx';

interface CourseControlProps extends BoundControl {
  /** The property of the course that the field stores. */
  readonly by: 'id' | 'slug';
}

/** Chooses one course. */
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

/** Chooses several courses, in order. */
export function CoursesControl(props: BoundControl): ReactElement {
  const { data: courses = [], error } = useResource(coursesResource);
  if (error && courses.length === 0) return <CoursesFailure />;
  const groups = [{ title: '', entries: courses.map(({ id, title }) => ({ id, title })) }];
  return <CheckList {...props} groups={groups} chosen={listOf<number>(props.value)} />;
}

/** If the courses can't be loaded, the field keeps its value. */
function CoursesFailure(): ReactElement {
  return <p role="alert">We couldn't load the courses. Reload the page to choose one.</p>;
}
