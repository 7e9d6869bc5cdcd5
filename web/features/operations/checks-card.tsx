import type { OperationChecks } from '@chalkline/contract/operations';
import { type ReactElement, useEffect, useState } from 'react';
import { operationChecksResource } from '../../api/console-resources.ts';
import { useResource } from '../../api/resource.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Glyph } from '../../ui/glyphs.tsx';
import styles from './panel.module.css';
import { Panel } from './panel.tsx';

const checks: readonly { readonly key: keyof OperationChecks; readonly name: string }[] = [
  { key: 'mail', name: 'Mail server' },
  { key: 'payments', name: 'Payment provider' },
  { key: 'storage', name: 'Storage' },
];

/** What answers now. It is tried after the page is there: what does not answer must not hold it up. */
export function ChecksCard(): ReactElement {
  const [isAwake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  const { data, error, isFetching, refetch } = useResource(operationChecksResource, isAwake);
  return (
    <Panel
      title="Does it answer?"
      state={
        <Button
          size="small"
          icon={<Glyph name="refresh" size={20} />}
          loading={isFetching}
          onClick={() => void refetch()}
        >
          Check again
        </Button>
      }
    >
      <ul className={styles.list} aria-live="polite">
        {checks.map(({ key, name }) => (
          <CheckRow key={key} name={name} check={data?.[key]} hasFailed={error !== null && !isFetching} />
        ))}
      </ul>
    </Panel>
  );
}

interface CheckRowProps {
  readonly name: string;
  /** Nothing as long as it is being tried. */
  readonly check: OperationChecks[keyof OperationChecks] | undefined;
  readonly hasFailed: boolean;
}

function CheckRow({ name, check, hasFailed }: CheckRowProps): ReactElement {
  return (
    <li className={styles.row}>
      <span className={styles.name}>
        {name}
        {check ? (
          <Badge tone={check.isWell ? 'success' : 'danger'}>
            {check.isWell ? 'Answers' : 'Does not answer'}
          </Badge>
        ) : null}
      </span>
      <span className={styles.quiet}>
        {check?.detail ?? (hasFailed ? 'It could not be tried.' : 'Trying…')}
      </span>
    </li>
  );
}
