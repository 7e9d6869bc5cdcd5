import { ticketsChangedEvent, ticketsLivePath, ticketsPath } from '@chalkline/contract/addresses';
import { useQueryClient } from '@tanstack/react-query';
import { useLive } from '../../api/live.ts';
import { allowanceResource } from '../../api/ticket-resources.ts';
import { accessEnded } from './access-ended.ts';

/** Reloads the board and the open ticket whenever something changes. */
export function useLiveTickets(): void {
  const client = useQueryClient();
  const requires = 'consulting';
  const onChange = () => {
    void client.invalidateQueries({ queryKey: [ticketsPath] });
    void client.invalidateQueries({ queryKey: allowanceResource.key });
  };
  useLive({
    path: ticketsLivePath,
    event: ticketsChangedEvent,
    requires,
    onChange,
    onOver: () => void accessEnded(client, requires, onChange),
  });
}
