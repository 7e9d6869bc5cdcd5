export interface Aim {
  readonly at: 'least' | 'most';
  readonly bound: number;
}

/** One measured value and its target. */
export interface Figure {
  readonly what: string;
  readonly value: number;
  readonly unit: '' | 'ms' | 's' | 'kB' | 'MB';
  readonly aim: Aim;
  /** Additional information about the value. */
  readonly remark?: string;
}

export function atLeast(bound: number): Aim {
  return { at: 'least', bound };
}

export function atMost(bound: number): Aim {
  return { at: 'most', bound };
}

export function isMet({ value, aim: { at, bound } }: Pick<Figure, 'value' | 'aim'>): boolean {
  return at === 'least' ? value >= bound : value <= bound;
}
