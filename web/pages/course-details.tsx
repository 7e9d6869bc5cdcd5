import type { ReactElement } from 'react';

import { courseByIdResource } from '../api/resources.ts';

import type { PaywallProps } from '../features/pricing/paywall.tsx';
import { CoursePage } from './course.tsx';

interface ScreenProps {
  readonly parameters: Readonly<Record<'courseId', string>>;
  readonly paywall?: PaywallProps | undefined;
}

export function Screen({ parameters, paywall }: ScreenProps): ReactElement {
  return <CoursePage resource={courseByIdResource(parameters.courseId)} paywall={paywall} />;
}
