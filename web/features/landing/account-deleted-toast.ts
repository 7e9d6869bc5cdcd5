import { accountGoneParameter } from '@chalkline/contract/addresses';
import { deletionTexts } from '@chalkline/domain/account/deletion';
import { useUrlMessage } from '../../ui/url-message.ts';

function accountDeletedToast(search: string) {
  const isGone = new URLSearchParams(search).get(accountGoneParameter) === 'deleted';
  return isGone ? ({ ...deletionTexts.deleted, variant: 'default' } as const) : undefined;
}

/** Confirms once that the account was deleted. */
export function useAccountDeletedToast(): void {
  useUrlMessage(accountGoneParameter, accountDeletedToast);
}
