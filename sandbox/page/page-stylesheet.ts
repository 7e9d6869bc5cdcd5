/** The style of sandbox pages, in a string so that it needs no file in the build. */
export const pageStylesheet = `
:root {
  color-scheme: light dark;
  --film: #EEF3EE; --sheet: #FBFDFB; --raise: #E1E9E2;
  --ink: #12211C; --ink-2: #42534B; --edge: #74857C;
  --chalk: #1D46C9; --chalk-hover: #1637A3; --chalk-wash: #DCE5FF;
  --marker: #FFC933; --marker-hover: #F5B700; --on-marker: #12211C; --marker-edge: #12211C;
  --danger: #B42318; --danger-wash: #FDE4E1;
}
@media (prefers-color-scheme: dark) {
  :root {
    --film: #0D1613; --sheet: #14201C; --raise: #1C2A25;
    --ink: #E9F1EC; --ink-2: #B3C2BA; --edge: #6F8279;
    --chalk: #9FB6FF; --chalk-hover: #9FB6FF; --chalk-wash: #1A2A5C;
    --marker: #FFD25E; --marker-hover: #FFD25E; --on-marker: #0D1613; --marker-edge: #FFD25E;
    --danger: #FF9D92; --danger-wash: #4A1712;
  }
}
*, *::before, *::after { box-sizing: border-box; }
body {
  margin: 0; background: var(--film); color: var(--ink);
  font: 17px/1.6 'Atkinson Hyperlegible Next Variable', system-ui, sans-serif;
  overflow-wrap: anywhere;
}
main { max-width: 760px; margin: 0 auto; padding: 48px 20px 64px; }
h1, h2 { font-family: 'Bricolage Grotesque Variable', system-ui, sans-serif; font-weight: 700; letter-spacing: -0.02em; }
h1 { margin: 0; font-size: 32px; line-height: 1.15; }
h2 { margin: 0 0 12px; font-size: 20px; line-height: 1.3; }
p { margin: 0 0 12px; max-width: 68ch; }
a { color: var(--chalk); }
a:hover { color: var(--chalk-hover); }
section { margin-top: 32px; }
.chalk-line { display: block; width: 320px; max-width: 100%; margin: 8px 0 20px -3px; }
.chalk-line .stroke { stroke: var(--chalk); stroke-width: 3; fill: none; }
.chalk-line .powder { stroke: var(--chalk); opacity: .35; stroke-dasharray: 3 7 1 9; fill: none; }
.chalk-line .nail { fill: var(--ink); }
.quiet { color: var(--ink-2); }
.code { font: 15px/1.6 'Atkinson Hyperlegible Mono Variable', ui-monospace, monospace; white-space: pre-wrap; }
:focus-visible { outline: 3px solid var(--chalk); outline-offset: 2px; }
.sheet, .button, .person {
  border: 1.5px solid var(--edge); border-radius: 0 14px 0 0; background: var(--sheet); color: var(--ink);
}
@supports (corner-shape: bevel) { .sheet, .button, .person { corner-shape: bevel; } }
.sheet { padding: 20px; }
.button {
  display: inline-block; min-height: 44px; padding: 8px 20px; font: inherit; font-weight: 700;
  text-decoration: none; cursor: pointer;
}
.button:hover { background: var(--raise); color: var(--ink); }
.button.next { background: var(--marker); border-color: var(--marker-edge); color: var(--on-marker); }
.button.next:hover { background: var(--marker-hover); }
.people { display: grid; gap: 12px; grid-template-columns: 1fr; margin: 0; padding: 0; list-style: none; }
@media (min-width: 600px) { .people { grid-template-columns: 1fr 1fr; } }
.person { display: block; width: 100%; height: 100%; padding: 12px 16px; font: inherit; text-align: left; cursor: pointer; }
.person:hover { background: var(--chalk-wash); }
.person span { display: block; font-size: 15px; line-height: 1.45; }
.person .label { font-size: 17px; font-weight: 700; }
.person .quiet { font-size: 14px; }
.person:hover .quiet { color: var(--ink); }
.field { margin-bottom: 16px; }
.field label { display: block; font-weight: 700; }
.field input {
  width: 100%; min-height: 44px; padding: 8px 12px; font: inherit; color: var(--ink); background: var(--film);
  border: 1.5px solid var(--edge); border-radius: 4px;
}
.field input[aria-invalid='true'] { border-color: var(--danger); }
.tick { display: flex; align-items: center; gap: 12px; min-height: 44px; margin-bottom: 12px; }
.tick input { flex: none; width: 22px; height: 22px; margin: 0; accent-color: var(--chalk); }
.mistake { display: flex; gap: 8px; margin: 4px 0 0; font-size: 15px; color: var(--danger); }
.mistake svg { flex: none; width: 18px; height: 18px; margin-top: 3px; fill: currentColor; }
.alert { padding: 12px 16px; background: var(--danger-wash); border-radius: 4px; }
`;
