import { z } from 'zod';

const beat = z.int('must be the number of a caption of the scene').min(1).max(12);
const words = (most: number) =>
  z.string('must be text').min(1, 'must not be empty').max(most, `must be at most ${most} characters`);

/** Things that a pane of the drawing can contain, each by the field that names it. */
const contents = {
  title: words(60),
  text: words(160),
  muted: words(160),
  code: words(160),
  me: words(300),
  agent: words(260),
  note: words(160),
  bar: words(50),
  button: words(40),
  field: words(40),
  secret: words(40),
  file: words(50),
  tick: words(90),
  pass: words(90),
  fail: words(90),
  error: words(90),
  success: words(90),
  picture: z.enum(['dog', 'walk', 'guide', 'portrait'], 'must be dog, walk, guide or portrait'),
  nav: z.array(words(20)).min(2).max(5),
  row: z.array(z.string().max(40)).min(1).max(6),
  colours: z
    .array(z.string().regex(/^[\w ]+ #[0-9A-F]{6}$/, 'must be a name and a code, such as green #1F4D3A'))
    .min(1)
    .max(4),
};
export type ItemKind = keyof typeof contents;
const itemKinds = Object.keys(contents) as ItemKind[];

const itemSchema = z
  .strictObject({
    ...z.strictObject(contents).partial().shape,
    /** What is typed into a field, or the value of a secret. */
    types: words(60).optional(),
    /** A button that is not the main one. */
    quiet: z.literal(true).optional(),
    /** The caption with which it appears. Without one, it is there from the beginning. */
    on: beat.optional(),
    /** Seconds after the beginning of that caption. */
    after: z.number().min(0).max(6).optional(),
    /** The caption with which it disappears. */
    until: beat.optional(),
    /** In the place of the item before it. */
    instead: z.literal(true).optional(),
    mark: beat.optional(),
    strike: beat.optional(),
    ring: beat.optional(),
    press: beat.optional(),
    /** The caption with which the text is typed. Otherwise it's typed when the item appears. */
    typesOn: beat.optional(),
  })
  .refine((item) => itemKinds.filter((kind) => item[kind] !== undefined).length === 1, {
    message: `must have one of ${itemKinds.join(', ')}`,
  });
export type Item = z.output<typeof itemSchema>;

const hex = z.string().regex(/^#[0-9A-F]{6}$/, 'must be a colour such as #1F4D3A');

const paneSchema = z.strictObject({
  kind: z.enum(
    ['notes', 'agent', 'browser', 'phone', 'table', 'panel', 'log'],
    'must be notes, agent, browser, phone, table, panel or log',
  ),
  /** The heading of the pane, the address in a browser, or the mode of the coding agent. */
  name: words(48).optional(),
  /** Its width compared with the other pane. */
  share: z.number().min(0.5).max(3).optional(),
  columns: z.array(words(20)).min(1).max(6).optional(),
  /** The page of a browser changes its colours with this caption. */
  look: z.strictObject({ on: beat, ground: hex, ink: hex, accent: hex }).optional(),
  items: z.array(itemSchema).max(14),
});
export type Pane = z.output<typeof paneSchema>;

const caption = words(96);

const sceneSchema = z.strictObject({
  heading: words(44),
  says: z.array(caption).min(1).max(6),
  /** A chalk line is snapped from the first pane to the second with this caption. */
  joined: beat.optional(),
  panes: z.array(paneSchema).min(1).max(3),
});
export type StepScene = z.output<typeof sceneSchema>;

const checkSchema = z.strictObject({
  id: words(40),
  text: words(110),
  says: caption,
});

export const storyboardSchema = z.strictObject({
  goal: words(120),
  says: z.array(caption).min(1).max(3),
  sketch: paneSchema,
  scenes: z.array(sceneSchema).min(2).max(6),
  checks: z.strictObject({
    heading: words(44),
    says: caption,
    list: z.array(checkSchema).min(1).max(6),
    ends: caption,
  }),
});
export type Storyboard = z.output<typeof storyboardSchema>;
