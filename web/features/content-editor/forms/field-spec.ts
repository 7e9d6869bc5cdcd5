import type { GlyphName } from '../../../ui/glyph-paths.ts';

interface Common {
  /** The name of the fact, or `body`. */
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly isOptional?: boolean;
  /** Half of a line is enough for it. */
  readonly isShort?: boolean;
  /** Once the thing exists it stays as it is. */
  readonly isFixed?: boolean;
}

export type FieldSpec = Common &
  (
    | {
        readonly type:
          | 'line'
          | 'address'
          | 'date'
          | 'text'
          | 'code'
          | 'markdown'
          | 'lines'
          | 'words'
          | 'picture'
          | 'switch';
      }
    | { readonly type: 'number'; readonly most: number }
    | { readonly type: 'choice'; readonly options: readonly string[] }
    | { readonly type: 'icon'; readonly options: readonly GlyphName[] }
    /** What stands before it in the address, and which title suggests it. */
    | {
        readonly type: 'slug';
        readonly before: string;
        readonly isCourse?: boolean;
        readonly titleField: string;
      }
    | { readonly type: 'course'; readonly by: 'id' | 'slug' }
    | { readonly type: 'courses' | 'lessons' | 'links' }
  );

export interface FieldGroup {
  readonly title: string;
  readonly fields: readonly FieldSpec[];
}

export type FormSpec = readonly FieldGroup[];
