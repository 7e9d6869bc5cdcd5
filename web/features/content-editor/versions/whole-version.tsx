import type { ContentVersion } from '@chalkline/contract/founder-content';
import type { ContentKind } from '@chalkline/domain/content/content-kinds';
import type { ReactElement } from 'react';
import { fieldsIn } from '../editor/edit.ts';
import { FieldChanges } from '../form/field-changes.tsx';

interface WholeVersionProps {
  readonly kind: ContentKind;
  readonly version: ContentVersion;
}

/** The full content of a version, field by field. */
export function WholeVersion({ kind, version }: WholeVersionProps): ReactElement {
  const changes = Object.entries(fieldsIn(version))
    .filter(([, value]) => value !== '' && value !== null)
    .map(([field, value]) => ({ field, before: null, after: value }));
  return <FieldChanges kind={kind} changes={changes} />;
}
