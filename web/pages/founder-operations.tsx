import type { ReactElement } from 'react';
import { OperationsPanel } from '../features/operations/operations-page.tsx';
import { ChalkHeading } from '../ui/chalk-heading.tsx';
import { Stack } from '../ui/layout.tsx';

/** The state of the services behind the product. */
export function Screen(): ReactElement {
  return (
    <Stack gap={32}>
      <ChalkHeading seed="operations">Operations</ChalkHeading>
      <OperationsPanel />
    </Stack>
  );
}
