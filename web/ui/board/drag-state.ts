import { createContext, useContext } from 'react';

/** What a lane shows for the card that is being dragged. */
export interface LaneVerdict {
  /** `home` is the lane that the card comes from. */
  readonly kind: 'home' | 'takes' | 'refuses';
  readonly text: string;
}

export interface DragState {
  /** The card being dragged, or undefined. */
  readonly lifted: string | undefined;
  verdictOf(cardId: string, laneId: string): LaneVerdict;
}

const nothingLifted: DragState = {
  lifted: undefined,
  verdictOf: () => ({ kind: 'home', text: '' }),
};

export const DragContext = createContext<DragState>(nothingLifted);

/** What the lane shows for the dragged card, or undefined if no card is being dragged. */
export function useVerdict(laneId: string): LaneVerdict | undefined {
  const { lifted, verdictOf } = useContext(DragContext);
  return lifted === undefined ? undefined : verdictOf(lifted, laneId);
}
