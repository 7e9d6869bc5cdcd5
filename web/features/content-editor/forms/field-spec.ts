import type { GlyphName } from '../../../ui/glyph-paths.ts';

interface Common {
  /** The name of the field in the content, or `body`. */
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly isOptional?: boolean;
  /** The field needs only half of the width. */
  readonly isShort?: boolean;
  /** Can't be changed once the item exists. */
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
    | {
        readonly type: 'choice';
        readonly options: readonly string[];
        /** What people read for the options; without it, they are shown as they are stored. */
        readonly labels?: Readonly<Record<string, string>>;
      }
    | { readonly type: 'icon'; readonly options: readonly GlyphName[] }
    /** The part of the address before the slug, and the field it is derived from. */
    | {
        readonly type: 'slug';
        readonly before: string;
        readonly isCourse?: boolean;
        readonly titleField: string;
      }
    | { readonly type: 'course'; readonly by: 'id' | 'slug' }
    | { readonly type: 'courses' | 'lessons' | 'links' | 'testimonials' | 'checks' }
    | { readonly type: 'video' | 'captions' | 'chapters' }
  );

export interface FieldGroup {
  readonly title: string;
  readonly fields: readonly FieldSpec[];
}

export type FormSpec = readonly FieldGroup[];
