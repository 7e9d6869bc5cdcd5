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

/** Stored in the history entry of an open prompt, so that closing can go back one step. */
export const openedHere: OpenedHere = { openedHere: true };

export interface PromptsNavigation {
  readonly urlState: PromptsUrlState;
  addressOf(urlState: PromptsUrlState): string;
  go(urlState: PromptsUrlState, options?: { replace: boolean }): void;
  closePrompt(): void;
}

/** The state is in the URL, so that back, reload and sharing keep it. */
export function usePromptsNavigation(): PromptsNavigation {
  return useNavigationFrom(readPromptsUrlState(new URLSearchParams(useQueryString())));
}

/** The same for a part of the page that is given the state, so that it doesn't follow every change of the URL. */
export function useNavigationFrom(urlState: PromptsUrlState): PromptsNavigation {
  const [path, navigate] = useLocation();
  const addressOf = (wanted: PromptsUrlState) => path + writePromptsUrlState(wanted);
  return {
    urlState,
    addressOf,
    go: (wanted, options) => navigate(addressOf(wanted), options),
    closePrompt: () => {
      if ((window.history.state as OpenedHere | null)?.openedHere) window.history.back();
      else navigate(addressOf({ ...urlState, openId: undefined }), { replace: true });
    },
  };
}
