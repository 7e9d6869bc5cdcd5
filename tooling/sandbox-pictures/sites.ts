import { onComputer, onPhone, type PicturePage } from './picture-page.ts';

const plain = 'body { padding: 28px; font: 17px "Times New Roman", "Liberation Serif", serif }';

const bikes = `
body { background: #fff7e8; color: #22301f; font: 18px "DejaVu Sans", sans-serif }
header { display: flex; justify-content: space-between; padding: 22px 48px; background: #1f4d36; color: #fff }
main { display: grid; grid-template-columns: 1.1fr 1fr; gap: 40px; padding: 56px 48px }
h1 { margin: 0 0 16px; font-size: 46px; line-height: 1.1 } a { color: inherit }
b.go { display: inline-block; margin-top: 20px; padding: 14px 24px; background: #f0a02c; border-radius: 8px }`;

const wheel = (cx: number) =>
  `<circle cx="${cx}" cy="200" r="82" fill="none" stroke="#1f4d36" stroke-width="9"/><circle cx="${cx}" cy="200" r="8"/>`;
const bicycle = `<svg viewBox="0 0 420 300" width="100%">${wheel(100)}${wheel(320)}
<path d="M100 200 170 90h120l30 110M170 90l45 110L290 90M100 200h115M160 66h36M278 62l12 28" fill="none" stroke="#e2622b" stroke-width="10"/></svg>`;

const clay = `
body { background: #f4ece4; color: #3b2c25; font: 18px "DejaVu Serif", serif }
nav { display: flex; gap: 28px; padding: 24px 56px; border-bottom: 1px solid #cdb9a8; font-size: 16px }
nav b { margin-right: auto; font-size: 20px } main { padding: 44px 56px } h1 { margin: 0; font-size: 44px }
.row { display: grid; grid-template-columns: repeat(3, 1fr); gap: 24px; margin-top: 28px }
figure { margin: 0; padding: 18px; background: #fffaf5 } figcaption { margin-top: 10px; font-size: 15px }
input, textarea { display: block; width: 100%; margin: 6px 0 16px; padding: 12px; border: 1px solid #a38d7c; font: inherit }
button { padding: 14px 26px; border: 0; background: #9c4a2f; color: #fff; font: inherit }`;

const nav =
  '<nav><b>Lindqvist Ceramics</b><span>Pots</span><span>Classes</span><span>Write to me</span></nav>';

function pot(colour: string, words: string): string {
  return `<figure><svg viewBox="0 0 200 150" width="100%"><path d="M70 20h60v14q46 34 30 82-8 22-30 26H70q-22-4-30-26-16-48 30-82z" fill="${colour}"/><path d="M48 74q52 20 104 0" stroke="#fffaf5" stroke-width="6" fill="none"/></svg><figcaption>${words}</figcaption></figure>`;
}

const pots = `<div class="row">${pot('#9c4a2f', 'Vase, red clay · 620 kr')}${pot('#486a70', 'Vase, sea glaze · 740 kr')}${pot('#c6963f', 'Vase, honey · 680 kr')}</div>`;

export const sites: readonly PicturePage[] = [
  onComputer(
    'bikes-first-page',
    plain,
    `<h1>Oliveira Bike Repair</h1><p>We repair bicycles in Alfama, Lisbon. Most repairs are done the same day.</p>
<h2>Services</h2><ul><li>Puncture</li><li>Brakes and gears</li><li>Full service</li></ul><h2>Prices</h2><p>Prices start at 12 euros.</p>
<h2>Contact</h2><p>Call us or come by. <a href="#">Find us on the map</a></p>`,
  ),
  onComputer(
    'bikes-look',
    bikes,
    `<header><b>Oliveira Bike Repair</b><span>Alfama, Lisbon</span></header><main><div><h1>Your bike, fixed today.</h1>
<p>Bring it before noon and ride it home in the evening. You know the price before we start.</p><b class="go">See what it costs</b></div>${bicycle}</main>`,
  ),
  onComputer(
    'ceramics-first-page',
    plain,
    `<h1>Lindqvist Ceramics</h1><p>Handmade pots from Gothenburg.</p><h2>My pots</h2><p>[picture 1] [picture 2] [picture 3]</p>
<h2>Classes</h2><p>Every Thursday evening, six people at a time.</p><h2>About me</h2><p>A few words about Hannah go here.</p>`,
  ),
  onComputer(
    'ceramics-look',
    clay,
    `${nav}<main><h1>Handmade pots from Gothenburg</h1><p>Coming soon: the pots.</p></main>`,
  ),
  onComputer(
    'ceramics-words',
    clay,
    `${nav}<main><h1>Thrown by hand, fired twice</h1><p>Each one is a little different. That is the point.</p>${pots}</main>`,
  ),
  onPhone(
    'ceramics-phone',
    `${clay} nav { padding: 16px 20px } nav span { display: none } main { padding: 24px 20px } h1 { font-size: 32px } .row { grid-template-columns: 1fr }`,
    `${nav}<main><h1>Thrown by hand, fired twice</h1><p>Each one is a little different.</p>${pots}</main>`,
  ),
  onComputer(
    'ceramics-contact',
    clay,
    `${nav}<main><h1>Write to me</h1><div style="max-width:520px;margin-top:20px"><label>Your name<input value="Astrid Berg"></label>
<label>E-mail<input value="astrid@post.example"></label><label>What would you like to know?<textarea rows="3">Do you ship to Norway?</textarea></label><button>Send</button></div></main>`,
  ),
  onComputer(
    'ceramics-live',
    `${clay} .bar { display: flex; gap: 8px; align-items: center; padding: 10px 16px; background: #dfe3e1; font: 15px "DejaVu Sans" } .bar i { width: 12px; height: 12px; border-radius: 50%; background: #a9b3ae } .bar span { flex: 1; margin-left: 12px; padding: 6px 14px; border-radius: 14px; background: #fff } main { padding-top: 24px }`,
    `<div class="bar"><i></i><i></i><i></i><span>https://lindqvist-ceramics.example</span></div>${nav}<main><h1>Thrown by hand, fired twice</h1>${pots}</main>`,
  ),
];
