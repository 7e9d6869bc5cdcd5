import type { ReactElement } from 'react';
import { ChalkHeading } from '../ui/chalk-heading.tsx';

export function Screen(): ReactElement {
  return <ChalkHeading>lesson</ChalkHeading>;
}
