import { csrfField } from '@chalkline/contract/addresses';
import type { ReactElement } from 'react';
import { useResource } from '../../api/resource.ts';
import { formTokenResource } from '../../api/resources.ts';

/** The token that only this browser has, for a form without scripts. */
export function HiddenToken(): ReactElement {
  const { data: token } = useResource(formTokenResource);
  return <input type="hidden" name={csrfField} value={token?.csrfToken ?? ''} />;
}
