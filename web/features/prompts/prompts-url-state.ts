import {
  type PromptsUrlState,
  readPromptsUrlState,
  writePromptsUrlState,
} from '@chalkline/domain/prompts/prompts-url-state';
import { useLocation } from 'wouter';
import { useQueryString } from '../../ui/query-string.ts';

interface OpenedHere {
  readonly openedHere: true;
}

/** Goes with the step to an open prompt, so that closing it can be a step back. */
export const openedHere: OpenedHere = { openedHere: true };

export interface PromptsNavigation {
  readonly place: PromptsUrlState;
  addressOf(place: PromptsUrlState): string;
  go(place: PromptsUrlState, options?: { replace: boolean }): void;
  closePrompt(): void;
}

/** The place lives in the address, so back, reload and sharing keep it. */
export function usePromptsPlace(): PromptsNavigation {
  const [path, navigate] = useLocation();
  const place = readPromptsUrlState(new URLSearchParams(useQueryString()));
  const addressOf = (wanted: PromptsUrlState) => path + writePromptsUrlState(wanted);
  return {
    place,
    addressOf,
    go: (wanted, options) => navigate(addressOf(wanted), options),
    closePrompt: () => {
      if ((window.history.state as OpenedHere | null)?.openedHere) window.history.back();
      else navigate(addressOf({ ...place, openId: undefined }), { replace: true });
    },
  };
}
