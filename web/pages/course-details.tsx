import type { ReactElement } from 'react';
import { courseByIdResource } from '../api/resources.ts';
import { CoursePage } from './course.tsx';

interface ScreenProps {
  readonly parameters: Readonly<Record<string, string>>;
}

export function Screen({ parameters }: ScreenProps): ReactElement {
  return <CoursePage resource={courseByIdResource(parameters.courseId ?? '')} />;
}
