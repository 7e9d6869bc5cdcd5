/** The light theme's colours, because other sites show the picture without our theme. */
export const shareColours = {
  film: '#eef3ee',
  sheet: '#fbfdfb',
  ink: '#12211c',
  ink2: '#42534b',
  line: '#c5d1c8',
  chalk: '#1d46c9',
  marker: '#ffc933',
} as const;

/** The typefaces by use, each with its fallbacks. */
export const shareTypefaces = {
  display: 'display, display latin-ext, display vietnamese',
  body: 'body, body latin-ext',
  mono: 'mono, mono latin-ext',
} as const;
