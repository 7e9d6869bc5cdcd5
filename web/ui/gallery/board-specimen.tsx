import { type ReactElement, useState } from 'react';
import { Board, type BoardLabels } from '../board/board.tsx';
import { BoardCard, BoardCardImage } from '../board/board-card.tsx';
import { Column } from '../board/column.tsx';
import type { ColumnVerdict } from '../board/drag-state.ts';
import { Specimen, type SpecimenTheme } from './specimen.tsx';

const columns = ['Cut', 'Planed', 'Shelved'] as const;

const labels: BoardLabels = {
  instructions: 'Press Space to lift, the arrow keys to move, Space to drop.',
  lifted: (card) => `${card} is lifted.`,
  over: (card, column) => `${card} is over ${column}.`,
  dropped: (card, column) => `${card} was dropped ${column ? `on ${column}` : 'nowhere'}.`,
  cancelled: (card) => `${card} stays.`,
};

export function BoardSpecimen(): ReactElement {
  return (
    <Specimen
      title="Board"
      note="Cards are carried by mouse, by a long press, or by the keyboard. Columns answer before the drop."
    >
      {(theme) => <Offcuts theme={theme} />}
    </Specimen>
  );
}

function Offcuts({ theme }: { theme: SpecimenTheme }): ReactElement {
  const [places, setPlaces] = useState<Record<string, string>>({ Oak: 'Cut', Ash: 'Planed', Elm: 'Cut' });
  const verdictOf = (card: string, column: string): ColumnVerdict => {
    if (places[card] === column) return { kind: 'home', text: '' };
    return column === 'Shelved'
      ? { kind: 'refuses', text: 'Locked' }
      : { kind: 'takes', text: 'Put it here' };
  };
  const drop = (card: string, column: string) => {
    if (column !== 'Shelved') setPlaces({ ...places, [card]: column });
  };
  const cardsIn = (column: string) => Object.keys(places).filter((card) => places[card] === column);
  return (
    <Board
      label={`Offcuts, ${theme}`}
      labels={labels}
      verdictOf={verdictOf}
      imageOf={(card) => <BoardCardImage>{card}</BoardCardImage>}
      onDrop={drop}
    >
      {columns.map((column) => (
        <Column
          key={column}
          id={column}
          title={`${column}, ${theme}`}
          count={cardsIn(column).length}
          isLocked={column === 'Shelved'}
        >
          {cardsIn(column).map((card) => (
            <BoardCard key={card} id={card} columnId={column} handleLabel={`Move ${card}`}>
              <strong>{card}</strong>
            </BoardCard>
          ))}
        </Column>
      ))}
    </Board>
  );
}
