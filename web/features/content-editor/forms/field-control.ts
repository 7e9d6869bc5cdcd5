import type { ContentKind } from '@chalkline/domain/content/content-kinds';
import type { Facts, FactValue } from '@chalkline/domain/content/facts';
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

/** The whole item, for controls that fill in other fields, too. */
interface EditedItem {
  readonly itemId: string;
  readonly values: Facts;
  change(name: string, value: FactValue): void;
}

export interface ItemControl extends BoundControl {
  readonly item: EditedItem;
}

export function textOf(value: FactValue): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

export function listOf<Entry>(value: FactValue): readonly Entry[] {
  return Array.isArray(value) ? (value as readonly Entry[]) : [];
}
