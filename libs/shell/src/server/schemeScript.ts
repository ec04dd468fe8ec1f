/**
 * Runs in the head before the first paint: applies the shopper's choice of light or dark, and keeps a new one. It is
 * the whole of the switch, so that it works without the rest of the shop's scripts.
 */
export const schemeScript = `(()=>{
const at='shop/scheme';
const kept=()=>{try{return localStorage.getItem(at)||''}catch{return''}};
const apply=(s)=>{const d=document.documentElement.dataset;if(s)d.scheme=s;else delete d.scheme};
apply(kept());
addEventListener('DOMContentLoaded',()=>{for(const e of document.getElementsByName('scheme'))e.checked=e.value===kept()});
addEventListener('change',({target:e})=>{if(e.name!=='scheme')return;apply(e.value);try{localStorage.setItem(at,e.value)}catch{}});
})()`.replaceAll('\n', '');
