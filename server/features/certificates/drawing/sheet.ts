import type { FaceName } from './fonts.ts';

/** The colours of a drawing on paper, which are those of the light theme. */
export const colours = {
  film: '#EEF3EE',
  sheet: '#FBFDFB',
  ink: '#12211C',
  ink2: '#42534B',
  line: '#C5D1C8',
  chalk: '#1D46C9',
  wash: '#DCE5FF',
  marker: '#FFC933',
} as const;

export type Colour = (typeof colours)[keyof typeof colours];

/** A stroke or a shape. */
export interface Mark {
  readonly d: string;
  readonly fill?: Colour;
  readonly stroke?: Colour;
  readonly width?: number;
  readonly opacity?: number;
  readonly dashes?: readonly number[];
}

/** One line of text; its baseline starts at the point. */
export interface Words {
  readonly text: string;
  readonly face: FaceName;
  readonly size: number;
  readonly x: number;
  readonly y: number;
  readonly colour: Colour;
  /** The link target in the document. */
  readonly link?: string;
}

/** A drawing that can become a picture or a document: shapes first, then texts. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly marks: readonly Mark[];
  readonly words: readonly Words[];
}
