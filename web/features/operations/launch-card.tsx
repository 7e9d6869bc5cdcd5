import { launchChecksPath } from '@chalkline/contract/console-addresses';
import type { LaunchCheck, LaunchChecklist } from '@chalkline/contract/operations';
import { timeAgo } from '@chalkline/domain/calendar/time-ago';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useEffect } from 'react';
import { launchChecksResource } from '../../api/console-resources.ts';
import { useMomentLabel } from '../../api/moment-label.ts';
import { useMutation } from '../../api/mutation.ts';
import { useResource } from '../../api/resource.ts';
import { write } from '../../api/write.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Glyph } from '../../ui/glyphs.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useNow } from '../../ui/use-now.ts';
import styles from './panel.module.css';
import { Panel } from './panel.tsx';

/** How often the page asks whether a run of somebody else is over, in milliseconds. */
const pauseBetweenLooks = 3_000;

/** What must be right before the site goes live, as the product itself has found it. */
export function LaunchCard(): ReactElement {
  const { data, refetch } = useResource(launchChecksResource);
  const check = useCheckNow();
  const isRunning = check.isPending || data?.isRunning === true;
  const isElsewhere = data?.isRunning === true && !check.isPending;
  useEffect(() => {
    if (!isElsewhere) return;
    const timer = setInterval(() => void refetch(), pauseBetweenLooks);
    return () => clearInterval(timer);
  }, [isElsewhere, refetch]);
  const open = data?.checks.filter(({ status }) => status !== 'passed') ?? [];
  const done = data?.checks.filter(({ status }) => status === 'passed') ?? [];
  return (
    <Panel
      title="Launch checklist"
      state={
        <Button
          size="small"
          icon={<Glyph name="refresh" size={20} />}
          loading={isRunning}
          onClick={() => check.mutate()}
        >
          Check everything now
        </Button>
      }
    >
      <p aria-live="polite">{data ? <Summary checklist={data} openCount={open.length} /> : null}</p>
      {open.length === 0 ? null : <CheckList checks={open} />}
      {done.length === 0 ? null : (
        <details className={styles.said}>
          <summary>{done.length} done</summary>
          <CheckList checks={done} />
        </details>
      )}
    </Panel>
  );
}

function Summary({ checklist, openCount }: { checklist: LaunchChecklist; openCount: number }): ReactElement {
  const now = useNow();
  const momentLabel = useMomentLabel();
  const { checkedAt, checks } = checklist;
  if (checkedAt === null) {
    return <>Nothing has been checked yet. A check takes a few seconds and changes nothing.</>;
  }
  // The server doesn't know when the page is read.
  const when = now ? timeAgo(new Date(checkedAt), now) : momentLabel(checkedAt);
  const found =
    openCount === 0 ? `All ${checks.length} items are done` : `${openCount} of ${checks.length} left to do`;
  return (
    <>
      {found}. Checked {when}.
    </>
  );
}

const badges = {
  passed: <Badge tone="success">Done</Badge>,
  warning: <Badge>Recommended</Badge>,
  failed: <Badge tone="danger">To do</Badge>,
};

function CheckList({ checks }: { checks: readonly LaunchCheck[] }): ReactElement {
  return (
    <ul className={styles.list}>
      {checks.map(({ key, title, status, detail, fix }) => (
        <li key={key} className={styles.row}>
          <span className={styles.name}>
            {title} {badges[status]}
          </span>
          <span className={styles.quiet}>{detail}</span>
          {fix === null ? null : <span>{fix}</span>}
        </li>
      ))}
    </ul>
  );
}

function useCheckNow() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => write('POST', launchChecksPath),
    onSuccess: (checklist) => client.setQueryData(launchChecksResource.key, checklist),
    onError: () =>
      toast({
        title: 'Error',
        description: "We couldn't run the checks. Please try again.",
        variant: 'destructive',
      }),
  });
}
