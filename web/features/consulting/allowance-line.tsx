import { longDate } from '@chalkline/domain/calendar/calendar-date';
import type { ReactElement } from 'react';
import { useResource } from '../../api/resource.ts';
import { allowanceResource } from '../../api/ticket-resources.ts';
import { Button } from '../../ui/button.tsx';
import { Progress } from '../../ui/progress.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './allowance-line.module.css';

/** How many tickets of this month are used, and when the next month begins. */
export function AllowanceLine(): ReactElement {
  const { data, error, isFetching, refetch } = useResource(allowanceResource);
  if (error && !data) {
    return (
      <p className={styles.failed}>
        We couldn't load this month's ticket count.{' '}
        <Button variant="quiet" size="small" loading={isFetching} onClick={() => void refetch()}>
          Try again
        </Button>
      </p>
    );
  }
  if (!data) return <Skeleton height="68px" className={styles.allowance} />;
  const { used, limit, monthEndsOn } = data;
  return (
    <div className={styles.allowance}>
      <p className={styles.text}>
        <strong>
          {used} of {limit}
        </strong>{' '}
        tickets used this month
      </p>
      <Progress label="Tickets used this month" value={used} max={limit} valueText={`${used} of ${limit}`} />
      <p className={styles.renewal}>Your next month begins {longDate(monthEndsOn)}.</p>
    </div>
  );
}
