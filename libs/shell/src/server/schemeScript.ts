/**
 * Runs in the head before the first paint: applies the shopper's choice of light or dark, and keeps a new one. It is
 * the whole of the switch, so that it works without the rest of the shop's scripts.
 */
export const schemeScript = `(()=>{
const root=document.documentElement,key='shop/scheme';
const kept=()=>{try{return localStorage.getItem(key)||''}catch{return''}};
const apply=(scheme)=>{if(scheme)root.dataset.scheme=scheme;else delete root.dataset.scheme};
apply(kept());
addEventListener('DOMContentLoaded',()=>{for(const input of document.getElementsByName('scheme'))input.checked=input.value===kept()});
addEventListener('change',({target})=>{if(target.name!=='scheme')return;apply(target.value);try{localStorage.setItem(key,target.value)}catch{}});
})()`.replaceAll('\n', '');
