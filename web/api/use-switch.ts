import { useQueryClient } from '@tanstack/react-query';
import type { ApiError } from './api-error.ts';
import { useMutation } from './mutation.ts';
import type { Resource } from './resource.ts';

interface Saving<One> {
  save(to: One): Promise<void>;
  /** Whether two settings are about the same thing. */
  isSame(one: One, other: One): boolean;
  onFailure(): void;
}

interface Switching<One> {
  change(to: One): void;
  /** Whether the latest change was saved; undefined before the first one. */
  readonly isSaved: boolean | undefined;
}

/** Switches one of several settings on screen right away, and back if it can't be saved. */
export function useSwitch<One>(
  { key }: Resource<readonly One[]>,
  { save, isSame, onFailure }: Saving<One>,
): Switching<One> {
  const client = useQueryClient();
  const { mutate, isIdle, isSuccess } = useMutation<void, ApiError, One>({
    // One after the other, so that the last choice is the one that counts.
    scope: { id: key.join('/') },
    mutationFn: save,
    onError: () => {
      onFailure();
      void client.invalidateQueries({ queryKey: key });
    },
  });
  const change = (to: One) => {
    client.setQueryData<readonly One[]>(key, (all) => all?.map((one) => (isSame(one, to) ? to : one)));
    mutate(to);
  };
  return { change, isSaved: isIdle ? undefined : isSuccess };
}
