import { type ReactElement, useState } from 'react';
import { Board, type BoardLabels } from '../board/board.tsx';
import { BoardCard, BoardCardImage } from '../board/board-card.tsx';
import type { LaneVerdict } from '../board/drag-state.ts';
import { Lane } from '../board/lane.tsx';
import { Specimen, type SpecimenTheme } from './specimen.tsx';

const lanes = ['Cut', 'Planed', 'Shelved'] as const;

const words: BoardLabels = {
  instructions: 'Press Space to lift, the arrow keys to move, Space to drop.',
  lifted: (card) => `${card} is lifted.`,
  over: (card, lane) => `${card} is over ${lane}.`,
  dropped: (card, lane) => `${card} was dropped ${lane ? `on ${lane}` : 'nowhere'}.`,
  cancelled: (card) => `${card} stays.`,
};

export function BoardSpecimen(): ReactElement {
  return (
    <Specimen
      title="Board"
      note="Cards are carried by mouse, by a long press, or by the keyboard. Lanes answer before the drop."
    >
      {(theme) => <Offcuts theme={theme} />}
    </Specimen>
  );
}

function Offcuts({ theme }: { theme: SpecimenTheme }): ReactElement {
  const [places, setPlaces] = useState<Record<string, string>>({ Oak: 'Cut', Ash: 'Planed', Elm: 'Cut' });
  const verdictOf = (card: string, lane: string): LaneVerdict => {
    if (places[card] === lane) return { kind: 'home', text: '' };
    return lane === 'Shelved' ? { kind: 'refuses', text: 'Locked' } : { kind: 'takes', text: 'Put it here' };
  };
  const drop = (card: string, lane: string) => {
    if (lane !== 'Shelved') setPlaces({ ...places, [card]: lane });
  };
  const cardsIn = (lane: string) => Object.keys(places).filter((card) => places[card] === lane);
  return (
    <Board
      label={`Offcuts, ${theme}`}
      words={words}
      verdictOf={verdictOf}
      imageOf={(card) => <BoardCardImage>{card}</BoardCardImage>}
      onDrop={drop}
    >
      {lanes.map((lane) => (
        <Lane
          key={lane}
          id={lane}
          title={`${lane}, ${theme}`}
          count={cardsIn(lane).length}
          isLocked={lane === 'Shelved'}
        >
          {cardsIn(lane).map((card) => (
            <BoardCard key={card} id={card} laneId={lane} handleLabel={`Move ${card}`}>
              <strong>{card}</strong>
            </BoardCard>
          ))}
        </Lane>
      ))}
    </Board>
  );
}
