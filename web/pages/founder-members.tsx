import type { ReactElement } from 'react';
import { Members } from '../features/members/members.tsx';
import { ChalkHeading } from '../ui/chalk-heading.tsx';
import { Stack } from '../ui/layout.tsx';

export function Screen(): ReactElement {
  return (
    <Stack gap={24}>
      <ChalkHeading seed="members">Members</ChalkHeading>
      <Members />
    </Stack>
  );
}
