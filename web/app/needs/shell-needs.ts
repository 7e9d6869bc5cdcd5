import { waitingWorkResource } from '../../api/console-resources.ts';
import type { Resource } from '../../api/resource.ts';
import type { Screen } from '../screen.ts';

/** The data that the shells show around every page. Links inside a shell do not fetch it again. */
export const shellNeeds: Readonly<Record<Screen['shell'], readonly Resource<unknown>[]>> = {
  public: [],
  app: [],
  console: [waitingWorkResource],
};
