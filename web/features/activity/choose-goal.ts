import type { LearnerActivity } from '@chalkline/contract/activity';
import { weeklyGoalPath } from '@chalkline/contract/addresses';
import { useQueryClient } from '@tanstack/react-query';
import type { ApiError } from '../../api/api-error.ts';
import { useMutation } from '../../api/mutation.ts';
import { activityResource } from '../../api/resources.ts';
import { write } from '../../api/write.ts';
import { toastNotSaved } from '../../ui/not-saved-toast.ts';

interface ChooseGoal {
  /** Null removes the goal. */
  choose(lessons: number | null): void;
  /** Whether the latest choice was saved. */
  readonly isSaved: boolean;
}

/** Shows the chosen goal right away, and the saved one if it can't be saved. */
export function useChooseGoal(): ChooseGoal {
  const client = useQueryClient();
  const { key } = activityResource;
  const { mutate, isSuccess } = useMutation<void, ApiError, number | null>({
    // One after the other, so that the last choice is the one that counts.
    scope: { id: key.join('/') },
    mutationFn: (lessons) => write('PUT', weeklyGoalPath, { lessons }),
    onError: () => {
      toastNotSaved();
      void client.invalidateQueries({ queryKey: key });
    },
  });
  return {
    choose: (lessons) => {
      client.setQueryData<LearnerActivity>(
        key,
        (activity) => activity && { ...activity, weeklyGoal: lessons },
      );
      mutate(lessons);
    },
    isSaved: isSuccess,
  };
}
