import { segmentLabel, whereMostLeave } from '@chalkline/domain/playback/drop-off';
import { groupDigits } from '@chalkline/domain/writing/group-digits';
import type { ReactElement } from 'react';
import { lessonDropOffResource } from '../../../api/console-resources.ts';
import { useResource } from '../../../api/resource.ts';
import { ChartCard } from '../../../ui/charts/chart-card.tsx';
import { LinePlot } from '../../../ui/charts/line-plot.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';

const counted =
  "Everybody is counted once per browser, without their name. Your team isn't counted, and neither are videos that play from YouTube, Vimeo, Loom or Google Drive.";

/** How far people watch the video of a lesson. */
export function LessonDropOff({ lessonId }: { readonly lessonId: string }): ReactElement | null {
  const { data, error, refetch, isFetching } = useResource(lessonDropOffResource(lessonId));
  if (error) {
    return (
      <ErrorState
        title="We couldn't load how far people watch"
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  return data ? <DropOffChart viewers={data.viewers} /> : null;
}

function DropOffChart({ viewers }: { readonly viewers: readonly number[] }): ReactElement {
  const started = viewers[0] ?? 0;
  const summary = summaryOf(viewers);
  return (
    <ChartCard
      title="How far people watch"
      figure={`${number(started)} ${started === 1 ? 'person' : 'people'}`}
      columns={['Part of the video', 'People', 'Share']}
      rows={() =>
        viewers.map((count, segment) => [
          segmentLabel(segment),
          number(count),
          started === 0 ? '–' : `${Math.round((count / started) * 100)}%`,
        ])
      }
      note={`${summary} ${counted}`}
    >
      {started === 0 ? null : (
        <LinePlot label={summary} values={viewers} ends={['Start', 'End']} format={number} />
      )}
    </ChartCard>
  );
}

function summaryOf(viewers: readonly number[]): string {
  const [started = 0] = viewers;
  if (started === 0) return 'Nobody has watched this video yet.';
  const most = whereMostLeave(viewers);
  const end = `${number(viewers.at(-1) ?? 0)} of ${number(started)} came to the last part.`;
  return most ? `${end} Most people stop at ${segmentLabel(most.segment)}: ${number(most.left)}.` : end;
}

function number(value: number): string {
  return groupDigits(value);
}
