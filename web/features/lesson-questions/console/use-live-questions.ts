import {
  founderQuestionsLivePath,
  founderQuestionsPath,
  questionsChangedEvent,
} from '@chalkline/contract/console-addresses';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { waitingWorkResource } from '../../../api/console-resources.ts';
import { useLive } from '../../../api/live.ts';
import { currentUserResource } from '../../../api/resources.ts';

/** Reads the lists, the count and the open question again whenever something changes. */
export function useLiveQuestions(): void {
  const client = useQueryClient();
  useLive({
    path: founderQuestionsLivePath,
    event: questionsChangedEvent,
    requires: 'staff:questions',
    onChange: () => void refreshQuestions(client),
    // The page then shows what the person may still see.
    onOver: () => void client.invalidateQueries({ queryKey: currentUserResource.key }),
  });
}

/** Each list is a URL of its own below the same path. */
export function refreshQuestions(client: QueryClient): Promise<void> {
  void client.invalidateQueries({ queryKey: waitingWorkResource.key });
  return client.invalidateQueries({
    predicate: ({ queryKey: [path] }) => String(path).startsWith(founderQuestionsPath),
  });
}
