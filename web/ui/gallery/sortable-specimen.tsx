import { type ReactElement, useState } from 'react';
import { SortableList } from '../board/sortable-list.tsx';
import { Specimen, type SpecimenTheme } from './specimen.tsx';

export function SortableSpecimen(): ReactElement {
  return (
    <Specimen
      title="Sortable list"
      note="Rows are carried by mouse, by a long press, or by the keyboard. The chalk line shows where one would lie."
    >
      {(theme) => <Planks theme={theme} />}
    </Specimen>
  );
}

function Planks({ theme }: { theme: SpecimenTheme }): ReactElement {
  const [names, setNames] = useState(['Oak', 'Ash', 'Elm']);
  const move = (name: string, to: number) => {
    const rest = names.filter((other) => other !== name);
    setNames([...rest.slice(0, to), name, ...rest.slice(to)]);
  };
  return (
    <SortableList
      label={`Planks, ${theme}`}
      items={names.map((name) => ({ id: name, name }))}
      rowOf={({ name }) => name}
      onMove={move}
    />
  );
}
