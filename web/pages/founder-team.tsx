import type { ReactElement } from 'react';
import { Team } from '../features/team/team.tsx';
import { ChalkHeading } from '../ui/chalk-heading.tsx';
import { Stack } from '../ui/layout.tsx';

export function Screen(): ReactElement {
  return (
    <Stack gap={24}>
      <ChalkHeading seed="team">Team</ChalkHeading>
      <Team />
    </Stack>
  );
}
