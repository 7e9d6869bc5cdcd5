import { measuredDays, type PromiseMeasure } from '@chalkline/domain/consulting/measured-promise';
import { durationText, type PromiseKind } from '@chalkline/domain/consulting/promise-clock';
import type { ReactElement } from 'react';
import { useResource } from '../../api/resource.ts';
import { measuredPromiseResource } from '../../api/ticket-resources.ts';
import styles from './measured-promise.module.css';

const names: Record<PromiseKind, string> = {
  acknowledgement: 'Acknowledged after',
  completion: 'Completed after',
};

/** The measured response times. With too few tickets, nothing is shown. */
export function MeasuredPromise({ fallback }: { fallback?: string }): ReactElement | null {
  const { data } = useResource(measuredPromiseResource);
  if (!data?.acknowledgement && !data?.completion) return fallback ? <p>{fallback}</p> : null;
  return (
    <dl className={styles.measures}>
      <Measure kind="acknowledgement" measure={data.acknowledgement} />
      <Measure kind="completion" measure={data.completion} />
    </dl>
  );
}

interface MeasureProps {
  readonly kind: PromiseKind;
  readonly measure: PromiseMeasure | null;
}

function Measure({ kind, measure }: MeasureProps): ReactElement | null {
  if (!measure) return null;
  const { tickets, medianMinutes, slowestTenthMinutes } = measure;
  return (
    <div className={styles.measure}>
      <dt>{names[kind]}</dt>
      <dd className={styles.median}>{inWords(medianMinutes)}</dd>
      <dd className={styles.details}>
        Half of the {tickets} tickets in the last {measuredDays} days were this fast or faster. Nine out of
        ten took no longer than {inWords(slowestTenthMinutes)}.
      </dd>
    </div>
  );
}

function inWords(minutes: number): string {
  return durationText(minutes * 60_000);
}
