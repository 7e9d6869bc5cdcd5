import { closestQuality } from '@chalkline/domain/videos/renditions';
import type { ReactElement } from 'react';
import { CompactSelect } from './compact-select.tsx';
import { automatic } from './quality-choice.ts';

interface QualitySelectProps {
  readonly qualities: readonly number[];
  readonly shown: number | undefined;
  readonly preferred: number | null;
  readonly onPrefer: (quality: number | null) => void;
}

/** The qualities of a video, where there are several. */
export function QualitySelect(props: QualitySelectProps): ReactElement | null {
  const { qualities, shown, preferred, onPrefer } = props;
  if (qualities.length < 2) return null;
  const chosen = preferred === null ? undefined : closestQuality(qualities, preferred);
  const descending = qualities.toSorted((a, b) => b - a);
  return (
    <CompactSelect
      label="Quality"
      value={String(chosen ?? automatic)}
      face={chosen === undefined ? 'Auto' : labelOf(chosen)}
      options={[
        { value: automatic, label: shown === undefined || chosen ? 'Auto' : `Auto (${labelOf(shown)})` },
        ...descending.map((quality) => ({ value: String(quality), label: labelOf(quality) })),
      ]}
      onChoose={(value) => onPrefer(value === automatic ? null : Number(value))}
    />
  );
}

const labelOf = (quality: number) => `${quality}p`;
