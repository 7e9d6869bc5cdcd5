import { createContext, useContext } from 'react';

/** What a column shows for the card that is being dragged. */
export interface ColumnVerdict {
  /** `home` is the column that the card comes from. */
  readonly kind: 'home' | 'takes' | 'refuses';
  readonly text: string;
}

export interface DragState {
  /** The card being dragged, or undefined. */
  readonly lifted: string | undefined;
  verdictOf(cardId: string, columnId: string): ColumnVerdict;
}

const nothingLifted: DragState = {
  lifted: undefined,
  verdictOf: () => ({ kind: 'home', text: '' }),
};

export const DragContext = createContext<DragState>(nothingLifted);

/** What the column shows for the dragged card, or undefined if no card is being dragged. */
export function useVerdict(columnId: string): ColumnVerdict | undefined {
  const { lifted, verdictOf } = useContext(DragContext);
  return lifted === undefined ? undefined : verdictOf(lifted, columnId);
}
