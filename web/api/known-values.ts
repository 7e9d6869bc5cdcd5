import { typedValuePath } from '@chalkline/contract/addresses';
import {
  type KnownValues,
  knownValue,
  placeholderKey,
  type TypedValue,
} from '@chalkline/domain/project/known-values';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useResource } from './resource.ts';

import { ownProjectResource } from './resources.ts';

import { useViewer } from './viewer.ts';
import { writeWhileLeaving } from './write.ts';

export interface Fillings {
  /** What is known for a placeholder or a field of this name; empty for visitors. */
  valueFor(name: string): string;
  /** Remembers what was typed there, on all devices of the person. */
  remember(name: string, value: string): void;
}

/** What prompts and forms are filled in with. */
export function useFillings(isWanted = true): Fillings {
  const client = useQueryClient();
  const { viewer } = useViewer();
  const { data } = useResource(ownProjectResource, isWanted && viewer !== null);
  return {
    valueFor: (name) => (data ? knownValue(name, data) : ''),
    remember: (name, value) => {
      if (viewer && data && value.trim() !== knownValue(name, data)) rememberTyped(client, name, value);
    },
  };
}

/** Sent in the background: a value that is lost is typed again. */
function rememberTyped(client: QueryClient, name: string, value: string): void {
  const typed = { name: placeholderKey(name), value: value.trim(), changedAt: new Date().toISOString() };
  client.setQueryData<KnownValues>(ownProjectResource.key, (known) => known && withTyped(known, typed));
  writeWhileLeaving('PUT', typedValuePath, { name, value }).catch(() => undefined);
}

function withTyped(known: KnownValues, typed: TypedValue): KnownValues {
  const others = known.typed.filter(({ name }) => name !== typed.name);
  return { ...known, typed: typed.value === '' ? others : [typed, ...others] };
}
