import type { ReactElement } from 'react';
import { AuditLog } from '../features/audit-log/audit-log.tsx';
import { ChalkHeading } from '../ui/chalk-heading.tsx';
import { Stack } from '../ui/layout.tsx';

export function Screen(): ReactElement {
  return (
    <Stack gap={24}>
      <ChalkHeading seed="audit">Audit log</ChalkHeading>
      <AuditLog />
    </Stack>
  );
}
