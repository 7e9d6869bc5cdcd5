import { createContext, useContext } from 'react';

/** What a lane says to the card that hangs over the board. */
export interface LaneVerdict {
  /** `home` is the lane that the card was lifted from. */
  readonly kind: 'home' | 'takes' | 'refuses';
  readonly text: string;
}

export interface DragState {
  /** The card in the hand; nothing while all of them lie. */
  readonly lifted: string | undefined;
  verdictOf(cardId: string, laneId: string): LaneVerdict;
}

const nothingLifted: DragState = {
  lifted: undefined,
  verdictOf: () => ({ kind: 'home', text: '' }),
};

export const DragContext = createContext<DragState>(nothingLifted);

/** What the lane says to the card in the hand; nothing while there is none. */
export function useVerdict(laneId: string): LaneVerdict | undefined {
  const { lifted, verdictOf } = useContext(DragContext);
  return lifted === undefined ? undefined : verdictOf(lifted, laneId);
}
