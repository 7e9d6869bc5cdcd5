import { courseFunnel, whereMostStop } from '@chalkline/domain/business-overview/course-funnel';
import {
  type OverviewUrlState,
  writeOverviewUrlState,
} from '@chalkline/domain/business-overview/overview-url-state';
import { learnersCaption } from '@chalkline/domain/business-overview/who-counts';
import { type ReactElement, useId } from 'react';
import { useLocation } from 'wouter';
import { BarPlot } from '../../ui/charts/bar-plot.tsx';
import { ChartCard } from '../../ui/charts/chart-card.tsx';
import { Select } from '../../ui/select.tsx';
import { type ChartProps, number } from './chart-props.ts';
import styles from './funnel-chart.module.css';

interface FunnelChartProps extends ChartProps {
  readonly urlState: OverviewUrlState;
}

/** How many learners reach each lesson of a course, and where they stop. */
export function FunnelChart({ overview, urlState, file }: FunnelChartProps): ReactElement {
  const { funnel } = overview;
  const steps = courseFunnel(funnel?.started ?? 0, funnel?.lessons ?? []);
  const worst = whereMostStop(steps);
  const title = (lesson: { order: number; title: string }) => `${lesson.order}. ${lesson.title}`;
  const stops = worst
    ? `Most people stop at lesson ${title(worst.lesson)}: ${number(worst.stopped)}.`
    : 'Nobody stopped partway.';
  const began = `${number(funnel?.started ?? 0)} started, ${number(funnel?.finished ?? 0)} finished.`;
  return (
    <ChartCard
      title="Where learners stop"
      columns={['Lesson', 'Finished', 'Stopped here']}
      rows={() =>
        steps.map(({ lesson, stopped }) => [title(lesson), number(lesson.finished), number(stopped)])
      }
      file={file}
      note={`${began} ${stops} ${learnersCaption}`}
    >
      <CourseChoice overview={overview} urlState={urlState} />
      <BarPlot
        label={`${funnel?.title ?? 'No course'}: ${began} ${stops}`}
        bars={steps.map((step) => ({
          key: step.lesson.lessonId,
          name: title(step.lesson),
          value: step.lesson.finished,
          note: `${number(step.lesson.finished)} finished`,
          stands: step === worst ? 'out' : undefined,
        }))}
        top={Math.max(funnel?.started ?? 0, ...steps.map(({ lesson }) => lesson.finished))}
      />
    </ChartCard>
  );
}

function CourseChoice({ overview, urlState }: Omit<FunnelChartProps, 'file'>): ReactElement {
  const id = useId();
  const [, navigate] = useLocation();
  const choose = (course: string) =>
    navigate(`/founder${writeOverviewUrlState({ ...urlState, course })}`, { replace: true });
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>Course</label>
      <Select
        id={id}
        value={overview.funnel?.courseId ?? ''}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        {overview.courses.map((course) => (
          <option key={course.id} value={course.id}>
            {course.title}
          </option>
        ))}
      </Select>
    </div>
  );
}
