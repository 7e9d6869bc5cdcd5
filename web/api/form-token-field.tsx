import { csrfField } from '@chalkline/contract/addresses';
import type { ReactElement } from 'react';
import { useResource } from './resource.ts';

import { formTokenResource } from './resources.ts';

/** The token that only this browser has, for a form without scripts. A page that contains it is not cached. */
export function FormTokenField(): ReactElement {
  const { data: token } = useResource(formTokenResource);
  return <input type="hidden" name={csrfField} value={token?.csrfToken ?? ''} />;
}
