import { chromium } from 'playwright';
import { writeFileSync } from 'node:fs';
import { Closing } from '../tooling/product/closing.ts';
import { startProduct } from '../tooling/product/running-product.ts';
import { temporaryFolder } from '../tooling/product/temporary-folder.ts';
const closing=new Closing();const p=await startProduct(closing,{dataDir:temporaryFolder(closing)});
const b=await chromium.launch({executablePath:'/usr/bin/chromium-headless-shell',args:['--no-sandbox','--disable-gpu']});
for(const path of (process.env.PAGES??'/build-your-first-website/1').split(',')){
for(let k=0;k<3;k++){
const ctx=await b.newContext({viewport:{width:412,height:823},deviceScaleFactor:1.75,isMobile:true,hasTouch:true});const page=await ctx.newPage();
const cdp=await ctx.newCDPSession(page);await cdp.send('Emulation.setCPUThrottlingRate',{rate:4});
await b.startTracing(page,{categories:['devtools.timeline','disabled-by-default-v8.cpu_profiler','v8.execute','blink.user_timing','toplevel','disabled-by-default-devtools.timeline','disabled-by-default-lighthouse']});
await page.goto(p.origin+path,{waitUntil:'load'});await page.waitForTimeout(4000);
const buf=await b.stopTracing();writeFileSync(`/tmp/lh/trace-${k}.json`,buf);
const ev=JSON.parse(buf.toString()).traceEvents as any[];
const main=ev.filter(e=>e.name==='thread_name'&&e.args.name==='CrRendererMain').map(e=>e.pid+':'+e.tid);
const tasks=ev.filter(e=>e.name==='RunTask'&&e.dur>50000&&main.includes(e.pid+':'+e.tid)).sort((x,y)=>x.ts-y.ts);
const t0=Math.min(...ev.filter(e=>e.name==='navigationStart').map(e=>e.ts));
let tbt=0;console.log('==',path,k);
for(const t of tasks){tbt+=t.dur/1000-50;
 const inside=ev.filter(e=>e.dur>8000&&e.ts>=t.ts&&e.ts+e.dur<=t.ts+t.dur&&e.pid===t.pid&&e.tid===t.tid&&e.name!=='RunTask').sort((x,y)=>y.dur-x.dur).slice(0,8);
 console.log(((t.ts-t0)/1000).toFixed(0)+'ms dur',(t.dur/1000).toFixed(0),inside.map(e=>`${e.name}${e.args?.data?.url?'('+String(e.args.data.url).split('/').pop()+')':''}${e.args?.data?.functionName?'['+e.args.data.functionName+']':''} ${(e.dur/1000).toFixed(0)}`).join(' | '));}
console.log('TBT',tbt.toFixed(0));
await ctx.close();}}
await b.close();await closing.end();process.exit(0);
