import type { ContentKind } from '@chalkline/domain/content/content-kinds';
import type { FactValue } from '@chalkline/domain/content/facts';
import type { FieldControl } from '../../../ui/field.tsx';

/** The props of every control of the form. */
export interface BoundControl {
  readonly kind: ContentKind;
  readonly name: string;
  readonly label: string;
  readonly control: FieldControl;
  readonly value: FactValue;
  onChange(value: FactValue): void;
}

export function textOf(value: FactValue): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

export function listOf<Entry>(value: FactValue): readonly Entry[] {
  return Array.isArray(value) ? (value as readonly Entry[]) : [];
}
