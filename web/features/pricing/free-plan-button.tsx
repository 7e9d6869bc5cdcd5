import { signInPageAddress } from '@chalkline/contract/sign-in-addresses';
import { defaultReturnPath } from '@chalkline/domain/access/default-return-path';
import { planButton } from '@chalkline/domain/billing/plan-button';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { useViewer } from '../../api/viewer.ts';
import { ButtonLink } from '../../ui/button.tsx';

/** The button for the free plan. */
export function FreePlanButton(): ReactElement {
  const { viewer } = useViewer();
  const { label, leadsTo } = planButton('Free', viewer?.plan ?? null);
  if (leadsTo === 'sign-in')
    return <ButtonLink href={signInPageAddress(defaultReturnPath)}>{label}</ButtonLink>;
  return (
    <Link href={defaultReturnPath} asChild>
      <ButtonLink>{label}</ButtonLink>
    </Link>
  );
}
